import { type CoverGame, coverPlan } from '../../../art/cover.ts'
import { lights } from '../../../art/lights.ts'
import { gradients } from '../../../art/materials.ts'
import { motifs } from '../../../art/motifs/choose.ts'
import type { Palette } from '../../../art/palettes.ts'
import { suits } from '../../../art/motifs/parts.ts'
import { seeded } from '../../../art/random.ts'
import { standing } from '../../../art/standing.ts'
import { at, circle, path, picture, ring } from '../../../art/svg.ts'

const pictures = 4
const suitFills = { heart: 'ruby', diamond: 'amber', club: 'emerald', spade: 'sapphire' } as const

/** How many symbols a slot has. */
export const symbolCount = pictures + Object.keys(suitFills).length

/** A game’s own motif alone, SVG of 200 x 200. */
export function motifArt(game: CoverGame): string {
  const { palette, motif } = coverPlan(game)
  return symbol(standing('art', motif.art, palette.glow, 'translate(100 100)'), palette)
}

const symbol = (body: string, palette: Palette) =>
  picture(200, 200, lights(body, palette) + gradients(body, palette), body)

/** A slot’s symbol, SVG of 200 x 200: first its cover’s own motif, then three motifs that go with it, then the suits. */
export function symbolArt(game: CoverGame, index: number): string {
  const { palette, motif } = coverPlan(game)
  const art = index < pictures ? [motif.art, ...companions(game)][index]! : suit(index - pictures)
  const halo = index === 0 ? circle(palette.glow, 0, 0, 92, 'opacity=".28"') + ring('gold', 5, 0, 0, 90) : ''
  const scale = index === 0 ? 0.86 : index < pictures ? 0.98 : 1
  return symbol(at(100, 100, halo + at(0, 0, standing('art', art, palette.glow, 'translate(0 0)'), 0, scale)), palette)
}

function suit(index: number): string {
  const name = (Object.keys(suitFills) as (keyof typeof suitFills)[])[index]!
  return at(
    0,
    0,
    path('#ffffff', suits[name], 'stroke="#fff" stroke-width="7" opacity=".9"') + path(suitFills[name], suits[name]),
    0,
    2.7,
  )
}

/** Three motifs of the same mood, none of them the cover’s. */
function companions(game: CoverGame): string[] {
  const { motif } = coverPlan(game)
  const random = seeded(`${game.providerId}/${game.id}/symbols`)
  const fitting = Object.values(motifs).filter(
    (other) =>
      other !== motif &&
      other.types.includes('slots') &&
      other.families.some((family) => motif.families.includes(family)),
  )
  return Array.from({ length: pictures - 1 }, () => {
    const chosen = random.pick(fitting)
    fitting.splice(fitting.indexOf(chosen), 1)
    return chosen.art
  })
}
