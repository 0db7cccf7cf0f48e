/** The file of a build with the script in the head of pages, which publishing puts there. */
export const firstScriptFile = '.vite/first-script.js'
