import { drawing } from './drawing.ts'
import type { Palette } from './palettes.ts'
import type { Random } from './random.ts'

const tenths = (value: number) => Math.round(value * 10) / 10

/** Sparks scattered over the 300 x 230 area above a card’s name, fewer near the motif. */
export function scatter(name: string, palette: Palette, random: Random): string {
  const sparks = drawing(`sparks/${name}`, palette)
  const kinds = sparks.match(/id="spark-/g)!.length
  const places = Array.from({ length: 15 }, (_, index) => {
    const angle = random.between(0, Math.PI * 2)
    const reach = random.between(0.82, 1.5)
    const x = tenths(150 + Math.cos(angle) * 112 * reach)
    const y = tenths(165 + Math.sin(angle) * 108 * reach)
    if (y > 230) return ''
    const turn = tenths(random.between(-70, 70))
    const scale = tenths(random.between(0.5, 1.3))
    return `<use href="#spark-${index % kinds}" transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"/>`
  })
  return `<defs>${sparks}</defs>${places.join('')}`
}
