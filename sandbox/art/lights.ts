import type { Palette } from './palettes.ts'

/** A stop of a gradient at `offset` (0 to 1). */
const stop = (colour: string, opacity = 1, offset = 0) =>
  `<stop${offset ? ` offset="${offset}"` : ''} stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`

/** A gradient from the top down through `stops`: colour, opacity (1) and offset (0 to 1). */
export const downward = (id: string, ...stops: [string, number?, number?][]) =>
  `<linearGradient id="${id}" x2="0" y2="1">${stops.map((values) => stop(...values)).join('')}</linearGradient>`

/** A glow that fades to nothing at its rim; `place` holds further attributes. */
export const fading = (id: string, colour: string, opacity: number, place = '') =>
  `<radialGradient id="${id}"${place && ` ${place}`}>${stop(colour, opacity)}${stop(colour, 0, 1)}</radialGradient>`

/** The gradients of light and air that `art` refers to, each named `x-…`. */
export const lights = (art: string, { top, middle, low, glow, base, pop }: Palette) =>
  [
    downward('x-sky', [top], [middle, 1, 0.48], [low, 1, 1]),
    downward('x-down', [glow], [glow, 0, 1]),
    downward('x-sun', [glow], [pop, 1, 0.55], [base, 1, 1]),
    downward('x-foot', [low, 0], [low, 0.72, 0.5], [low, 1, 1]),
    `<radialGradient id="x-edge" cx=".5" cy=".42" r=".75">${stop(low, 0, 0.55)}${stop(low, 0.8, 1)}</radialGradient>`,
    fading('x-ray', glow, 0.9, 'gradientUnits="userSpaceOnUse" cx="0" cy="0" r="280"'),
    fading('x-glow', glow, 0.85),
    fading('x-soft', base, 0.7),
    fading('x-dark', '#000', 0.6),
  ]
    .filter((gradient) => art.includes(`url(#${/x-\w+/.exec(gradient)})`))
    .join('')
