/** An outline around a drawing. */
export interface Rim {
  colour: string
  width: number
  opacity: number
  /** How far it is moved downwards. */
  y: number
}

/** A drawing with outlines, the outermost first; use it once per picture. */
export const outlined = (art: string, rims: readonly Rim[], transform: string) =>
  `<g transform="${transform}">${rims
    .map(
      ({ colour, width, opacity, y }) =>
        `<use href="#art" y="${y}" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${width}"/>`,
    )
    .join('')}<g id="art">${art}</g></g>`

/** Adds a soft shadow and a rim of light to a drawing; use it once per picture. */
export const standing = (art: string, glow: string, transform: string) =>
  `<g transform="${transform}">` +
  `<use href="#art" y="5" stroke="#05020f" stroke-opacity=".16" stroke-width="16"/>` +
  `<use href="#art" y="3" stroke="#05020f" stroke-opacity=".4" stroke-width="7"/>` +
  `<use href="#art" x="-1" y="-1.4" stroke="${glow}" stroke-width="2"/>` +
  `<g id="art">${art}</g></g>`
