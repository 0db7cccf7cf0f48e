import type { GameType } from '#api'
import { lights } from './lights.ts'
import { gradients } from './materials.ts'
import { motifFor } from './motifs/choose.ts'
import { moodOf, palettes } from './palettes.ts'
import { seeded } from './random.ts'
import { scenes } from './scenes/scenes.ts'
import { settings } from './settings.ts'
import { scatter } from './sparks.ts'
import { standing } from './standing.ts'
import { ellipse, picture, rect } from './svg.ts'

/** What a cover depends on. */
export interface CoverGame {
  id: string
  providerId: string
  name: string
  type: GameType
}

/** What a game’s cover shows, in which colours, and the chance that the rest is drawn by. */
export function coverPlan(game: CoverGame) {
  const random = seeded(`${game.providerId}/${game.id}/${game.name}`)
  const motif = motifFor(game, random)
  return { random, motif, palette: random.pick(palettes[moodOf(game.name) ?? random.pick(motif.families)]) }
}

/**
 * The cover of a game: an SVG document of 300 x 400 without text, the same for the same game.
 * Its motif stays within the middle 300 x 225, so that it can be cropped to 1:1 and 4:3; its lowest third is calm.
 */
export function gameCover(game: CoverGame): string {
  const { random, motif, palette } = coverPlan(game)
  const scene = scenes[random.pick(motif.scenes)](palette, random)
  const setting = random.pick(settings)(palette)
  const tilt = random.pick([-3, 0, 0, 3])

  const body =
    rect('x-sky', 0, 0, 300, 400) +
    scene +
    ellipse('x-glow', 150, 180, 165, 150) +
    setting +
    rect('x-edge', 0, 0, 300, 400) +
    rect('x-foot', 0, 232, 300, 168) +
    ellipse('x-dark', 150, 268, 96, 16) +
    standing('x-art', motif.art, palette.glow, `translate(150 182) rotate(${tilt})`) +
    scatter(motif.sparks, palette, random)
  return picture(300, 400, lights(body, palette) + gradients(body, palette), body)
}
