/** The files of a build that publishing reads, and browsers never load. */

/** The script in the head of pages. */
export const firstScriptFile = '.vite/first-script.js'

/** The code that renders pages. */
export const renderFile = '.vite/render/render.js'

/** The parsed style sheets, by path. */
export const sheetsFile = '.vite/sheets.json'

/** The modules of each script. */
export const modulesFile = '.vite/modules.json'
