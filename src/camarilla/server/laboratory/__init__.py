"""The page of the laboratory: reports that lie on the shelf, small runs, and the case books."""
