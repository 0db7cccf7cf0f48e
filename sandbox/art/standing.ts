/** Adds a soft shadow and a rim of light to a drawing; use it once per picture. */
export const standing = (art: string, glow: string, transform: string) =>
  `<g transform="${transform}">` +
  `<use href="#art" y="5" stroke="#05020f" stroke-opacity=".16" stroke-width="16"/>` +
  `<use href="#art" y="3" stroke="#05020f" stroke-opacity=".4" stroke-width="7"/>` +
  `<use href="#art" x="-1" y="-1.4" stroke="${glow}" stroke-width="2"/>` +
  `<g id="art">${art}</g></g>`
