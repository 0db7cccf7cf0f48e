import type { GameType } from '#api'
import { drawing, drawingsIn, picture } from './drawing.ts'
import { motifFor } from './motifs.ts'
import { moodOf, palettes } from './palettes.ts'
import { seeded } from './random.ts'
import { scatter } from './sparks.ts'
import { standing } from './standing.ts'

const scenes = drawingsIn('scenes')

/** Frames around a motif; nearly half of the covers have none. */
const settings = [null, null, null, null, 'halo', 'dial', 'disc', 'burst', 'hexagon']

/** The properties of a game that decide its cover. */
export interface CoverGame {
  id: string
  providerId: string
  name: string
  type: GameType
}

/** The motif and palette of a game’s cover, and the random numbers for its details. */
export function coverPlan(game: CoverGame) {
  const random = seeded(`${game.providerId}/${game.id}/${game.name}`)
  const motif = motifFor(game, random)
  return { random, motif, palette: random.pick(palettes[moodOf(game.name) ?? random.pick(motif.families)]) }
}

/**
 * The cover of a game: an SVG document of 300 x 400 without text, always the same for the same game. The motif stays
 * within the middle 300 x 225, so that the cover can be cropped to 1:1 and 4:3; the lowest third is calm.
 */
export function gameCover(game: CoverGame): string {
  const { random, motif, palette } = coverPlan(game)
  const place = random.pick(motif.scenes)
  const variants = scenes.filter((file) => file.replace(/-\d+$/, '') === place)
  const scene = drawing(`scenes/${random.pick(variants)}`, palette)
  const isMirrored = random.pick([true, false])
  const setting = random.pick(settings)
  const tilt = random.pick([-3, 0, 0, 3])
  const art = drawing(`motifs/${motif.name}`, palette)

  const layers: Record<string, string> = {
    scene: isMirrored ? `<g transform="matrix(-1 0 0 1 300 0)">${scene}</g>` : scene,
    setting: setting ? drawing(`settings/${setting}`, palette) : '',
    motif: standing(art, palette.glow, `translate(150 182) rotate(${tilt})`),
    sparks: scatter(motif.sparks, palette, random),
  }
  const layout = drawing('covers/cover', palette)
  return picture(
    300,
    400,
    layout.replace(/<g id="(\w+)"\/>/g, (_, layer: string) => layers[layer]!),
  )
}
