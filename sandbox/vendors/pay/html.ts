/** Markup; text that goes into it is escaped by `html`. */
export interface Markup {
  markup: string
}

type Part = string | number | Markup | false | undefined | readonly Markup[]

/** Writes markup: every value is text, save what `html` itself has made. Nothing is written for `false` and undefined. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Markup => ({
  markup: strings.map((text, index) => text + (index < parts.length ? written(parts[index]) : '')).join(''),
})

function written(part: Part): string {
  if (part === undefined || part === false) return ''
  if (typeof part === 'string' || typeof part === 'number')
    return String(part).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('')
}
