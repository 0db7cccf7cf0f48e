import type { Palette } from './palettes.ts'
import { around, circle, line, path, polar, ring } from './svg.ts'

type Setting = (palette: Palette) => string

const hoop = (colour: string, r: number, width: number, more = '') => ring(colour, width, 150, 182, r, r, more)

const none: Setting = () => ''

const halo: Setting = ({ glow }) =>
  hoop(glow, 98, 2.5, 'opacity=".8"') + hoop(glow, 108, 1, 'opacity=".5"') + hoop(glow, 120, 9, 'opacity=".1"')

const dial: Setting = ({ glow, pop }) =>
  hoop(glow, 104, 1.4, 'opacity=".7"') +
  hoop(pop, 112, 4, 'opacity=".6" stroke-dasharray="0 11.73"') +
  hoop(glow, 120, 1, 'opacity=".4"')

const disc: Setting = ({ glow, low }) =>
  circle(low, 150, 182, 106, 'opacity=".34"') + hoop(glow, 106, 3, 'opacity=".75"') + hoop(glow, 99, 1, 'opacity=".4"')

const burst: Setting = ({ glow, pop }) =>
  `<g transform="translate(150 182)">${path(
    glow,
    around(
      36,
      (angle, index) => `M${polar(angle - 1.6, 97)}L${polar(angle, index % 3 ? 110 : 126)}L${polar(angle + 1.6, 97)}Z`,
    ),
    'opacity=".65"',
  )}</g>${hoop(pop, 95, 1.6, 'opacity=".7"')}`

const hexagon: Setting = ({ glow, pop }) => {
  const hex = (r: number) => `${around(6, (angle, index) => `${index ? 'L' : 'M'}${polar(angle, r)}`)}Z`
  return `<g transform="translate(150 182)">${line(glow, 2.5, hex(112), 'opacity=".75"')}${line(pop, 1, hex(121), 'opacity=".6"')}</g>`
}

/** What may frame a motif; nearly half of the covers have none. */
export const settings: Setting[] = [none, none, none, none, halo, dial, disc, burst, hexagon]
