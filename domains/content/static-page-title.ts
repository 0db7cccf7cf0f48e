/** Splits the first line of a file in Markdown, its title such as `# Terms`, from the rest; without one, the title is undefined. */
export function splitTitle(text: string): { title?: string; rest: string } {
  const [written, title = ''] = /^\uFEFF?# +(\S.*?) *(?:\r?\n|$)/.exec(text) ?? []
  return written === undefined ? { rest: text } : { title, rest: text.slice(written.length) }
}
