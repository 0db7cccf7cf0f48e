/** Markup in which `html` has escaped all text. */
export interface Markup {
  markup: string
}

type Part = string | number | Markup | false | undefined | readonly Markup[]

/** Builds markup: values are escaped unless `html` made them; `false` and undefined give nothing. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Markup => ({
  markup: strings.map((text, index) => text + (index < parts.length ? written(parts[index]) : '')).join(''),
})

function written(part: Part): string {
  if (part === undefined || part === false) return ''
  if (typeof part === 'string' || typeof part === 'number')
    return String(part).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('')
}
