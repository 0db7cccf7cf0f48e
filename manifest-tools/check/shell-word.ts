/** Quotes text as one word of a POSIX shell, if it needs that. */
export const shellWord = (text: string) => (/^[\w./:@%+=-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`)
