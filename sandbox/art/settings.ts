import type { Palette } from './palettes.ts'
import { around, line, path, polar } from './svg.ts'

type Setting = (palette: Palette) => string

const ring = (colour: string, r: number, width: number, more = '') =>
  `<circle cx="150" cy="176" r="${r}" fill="none" stroke="${colour}" stroke-width="${width}"${more && ` ${more}`}/>`

const none: Setting = () => ''

const halo: Setting = ({ glow }) => ring(glow, 98, 2.5, 'opacity=".8"') + ring(glow, 108, 1, 'opacity=".5"') + ring(glow, 120, 9, 'opacity=".1"')

const dial: Setting = ({ glow, pop }) =>
  ring(glow, 104, 1.4, 'opacity=".7"') + ring(pop, 112, 6, 'opacity=".55" stroke-dasharray="2 9.73"') + ring(glow, 120, 1, 'opacity=".4"')

const disc: Setting = ({ glow, low }) =>
  `<circle cx="150" cy="176" r="106" fill="${low}" opacity=".34"/>${ring(glow, 106, 3, 'opacity=".75"')}${ring(glow, 99, 1, 'opacity=".4"')}`

const burst: Setting = ({ glow, pop }) =>
  `<g transform="translate(150 176)">${path(glow, around(36, (angle, index) => `M${polar(angle - 1.6, 97)}L${polar(angle, index % 3 ? 110 : 126)}L${polar(angle + 1.6, 97)}Z`), 'opacity=".65"')}</g>${ring(pop, 95, 1.6, 'opacity=".7"')}`

const hexagon: Setting = ({ glow, pop }) => {
  const hex = (r: number) => `${around(6, (angle, index) => `${index ? 'L' : 'M'}${polar(angle, r)}`)}Z`
  return `<g transform="translate(150 176)">${line(glow, 2.5, hex(112), 'opacity=".75"')}${line(pop, 1, hex(121), 'opacity=".6"')}</g>`
}

/** What may frame a motif; nearly half of the covers have none. */
export const settings: Setting[] = [none, none, none, none, halo, dial, disc, burst, hexagon]
