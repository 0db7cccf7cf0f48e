/** A drawing that stands out from what lies behind it, by a soft shadow below and a rim of light; `id` is unique within the picture. */
export const standing = (id: string, art: string, glow: string, transform: string) =>
  `<g transform="${transform}">` +
  `<use href="#${id}" y="5" stroke="#05020f" stroke-opacity=".16" stroke-width="16"/>` +
  `<use href="#${id}" y="3" stroke="#05020f" stroke-opacity=".4" stroke-width="7"/>` +
  `<use href="#${id}" x="-1" y="-1.4" stroke="${glow}" stroke-width="2"/>` +
  `<g id="${id}">${art}</g></g>`
