/** Under this the panel is a sheet over the whole page. The same width as in widget.css. */
export const sheetQuery = '(width < 30rem)'
