"""Ward: what targets the permanent is countered unless its player pays (702.21)."""

from bot.engine.mechanic import Mechanic
from bot.model.card import Ability, Instruction


def abilities(keyword: Ability) -> tuple[Ability, ...]:
    """What ward stands for: a trigger with a choice of who targets; a cost that is no mana is only told."""
    args = keyword.args
    does = (
        Instruction("counter", {"what": "event", "unless": args["cost"]})
        if "cost" in args
        else Instruction("unplayed", {"text": args.get("text", "ward")})
    )
    return (Ability("triggered", "targeted", {"who": "opponents", "key": "ward"}, does=(does,)),)


WARD = Mechanic("ward", since="ward", abilities=abilities)
