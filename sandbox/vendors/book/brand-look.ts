import type { BrandLook } from './options.ts'

/** Gives the content of an element the look of a brand: style sheets of the vendors read these custom properties. */
export function wear(element: HTMLElement, { tokens = {}, radius, font }: BrandLook): void {
  for (const [name, value] of Object.entries(tokens)) element.style.setProperty(pageProperty(name), value)
  if (radius !== undefined) element.style.setProperty('--page-radius', `${radius}px`)
  if (font) element.style.setProperty('--page-font', `'Book ${familyOf(font)}'`)
}

/** `onBrand` is `--page-on-brand`. */
const pageProperty = (name: string): string =>
  `--page-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

/** The name of a typeface’s files: `bricolage-grotesque` for `Bricolage Grotesque Variable`. */
export const familyOf = (font: string): string =>
  font
    .replace(/ Variable$/, '')
    .toLowerCase()
    .replace(/\s+/g, '-')
