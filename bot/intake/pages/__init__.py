"""Pages of rulings as people find them: five layouts, four languages, read into records."""

from bot.intake.pages.page import Page, PageReader, read_page

__all__ = ["Page", "PageReader", "read_page"]
