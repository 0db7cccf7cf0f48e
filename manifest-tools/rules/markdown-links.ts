/** A link in Markdown to a path of the site. */
export interface MarkdownLink {
  /** Without its query and fragment. */
  path: string
  /** Where it stands in the text. */
  index: number
}

/** `[words](/path)` and `[name]: /path`. */
const links = /(?:\]\(<?|^ {0,3}\[[^\]]+\]: *<?)(\/(?!\/)[^\s)>?#]*)/gm

/** Returns the links of a text in Markdown that lead to paths of the site. */
export const markdownLinks = (text: string): MarkdownLink[] =>
  [...text.matchAll(links)].map(({ 1: path = '', index }) => ({ path, index }))
