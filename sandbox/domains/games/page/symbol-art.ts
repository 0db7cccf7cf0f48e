import { type CoverGame, coverPlan } from '../../../art/cover.ts'
import { drawing, picture } from '../../../art/drawing.ts'
import { motifs } from '../../../art/motifs.ts'
import { seeded } from '../../../art/random.ts'
import { standing } from '../../../art/standing.ts'

const pictures = 4
const suits = ['heart', 'diamond', 'club', 'spade']

/** The number of symbols of a slot. */
export const symbolCount = pictures + suits.length

/** A game’s motif alone, as an SVG of 200 x 200. */
export function motifArt(game: CoverGame): string {
  const { palette, motif } = coverPlan(game)
  return picture(200, 200, standing(drawing(`motifs/${motif.name}`, palette), palette.glow, 'translate(100 100)'))
}

/** A symbol of a slot, as an SVG of 200 x 200: the cover’s motif, then three matching motifs, then the suits. */
export function symbolArt(game: CoverGame, index: number): string {
  const { palette, motif } = coverPlan(game)
  const name =
    index < pictures ? `motifs/${[motif.name, ...companions(game)][index]}` : `symbols/${suits[index - pictures]}`
  const halo = index === 0 ? drawing('symbols/halo', palette) : ''
  const scale = index === 0 ? 0.86 : index < pictures ? 0.98 : 1
  const art = standing(drawing(name, palette), palette.glow, `scale(${scale})`)
  return picture(200, 200, `<g transform="translate(100 100)">${halo}${art}</g>`)
}

/** The names of three other motifs of the same palette family. */
function companions(game: CoverGame): string[] {
  const { motif } = coverPlan(game)
  const random = seeded(`${game.providerId}/${game.id}/symbols`)
  const fitting = motifs.filter(
    (other) =>
      other !== motif &&
      other.types.includes('slots') &&
      other.families.some((family) => motif.families.includes(family)),
  )
  return Array.from({ length: pictures - 1 }, () => {
    const chosen = random.pick(fitting)
    fitting.splice(fitting.indexOf(chosen), 1)
    return chosen.name
  })
}
