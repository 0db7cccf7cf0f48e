/** The file of a build with the code that paints brands’ frames; browsers never load it. */
export const painterFile = '.vite/painter/painter.js'
