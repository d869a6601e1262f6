### The rule books: their first page, their tools and their sheets.

ui-book-round = How a round goes
ui-book-win = How you win
ui-book-here = You are here
ui-book-begin = What it is about
ui-book-page-one = Page one
ui-book-chapters = Chapters
ui-book-length = { $chapters } chapters, about { $minutes } minutes
ui-book-read = read
ui-book-cards = The cards
ui-book-cards-line = Every card with its picture and its words. Press one to see it large.
ui-book-copies = × { $count }
ui-book-words = Words
ui-book-words-line = What is what at the table, in a sentence each.
ui-book-sheet = Quick reference
ui-book-sheet-line = One page to print and lay beside the table.
ui-book-sheet-any = For any number
ui-book-sheet-for = { $players ->
    [one] One player
   *[other] { $players } players
  }
ui-book-print = Print
ui-book-search = Search, in English or German
ui-book-found = { $count ->
    [0] Nothing found
    [one] One paragraph
   *[other] { $count } paragraphs
  }
ui-book-sources = Sources, readings, reconstructions
ui-book-sources-count = Of { $all } paragraphs { $certain } are certain, { $likely } likely, and { $ruled } had to be decided.
ui-book-reconstructed = Reconstructed
ui-book-switch = Switch of a table: { $name }
ui-book-asked = Asked at the table
ui-book-table = Your table
ui-book-table-asks = You are asked about { $rule }
ui-book-table-back = Back to the table
ui-book-table-read = Read it
ui-book-more = The whole book
