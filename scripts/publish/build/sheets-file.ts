/** The file with the parsed style sheets of a build, by path. */
export const sheetsFile = '.vite/sheets.json'
