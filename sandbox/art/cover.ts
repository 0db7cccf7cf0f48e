import type { GameType } from '#api'
import { dealerArt, dealerOf } from './dealer.ts'
import { coverStyle, type Place, plainPlace } from './cover-style.ts'
import { drawing, drawingsIn, picture } from './drawing.ts'
import { faceCount, lettering } from './lettering.ts'
import { type Motif, motifFor } from './motifs.ts'
import { moodOf, type Palette, palettes } from './palettes.ts'
import { type Random, seeded } from './random.ts'
import { scatter } from './sparks.ts'
import { outlined, standing } from './standing.ts'

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

/** Drawings beside the motif, for types of which many games have the same subject. */
const companions: Partial<Record<GameType, string[]>> = {
  table: ['diamond', 'clover', 'bell', 'seven', 'star', 'crown', 'dice'],
  tv: ['clover', 'diamond', 'crown', 'bell', 'seven', 'moon', 'fire', 'planet'],
  crash: ['diamond', 'moon', 'fire', 'star', 'seven', 'crown', 'clover'],
}

/**
 * The motif, its companion and the palette of a game’s cover in the set of a folder, and the random numbers for its
 * details.
 */
export function coverPlan(game: CoverGame, folder = '') {
  const random = seeded(`${game.providerId}/${game.id}/${game.name}`)
  const motif = motifFor(game, random)
  const palette = random.pick(
    coverStyle(folder)?.palettes ?? palettes[moodOf(game.name) ?? random.pick(motif.families)],
  )
  const beside = companions[game.type]?.filter((name) => name !== motif.name)
  return { random, motif, palette, companion: beside && random.pick(beside) }
}

/** What is seen on a cover: two games with the same subject look alike. */
export function subjectOf(game: CoverGame): string {
  if (game.type === 'live') return JSON.stringify(dealerOf(game))
  const { motif, companion } = coverPlan(game)
  return `${motif.name} ${companion ?? ''}`
}

/** Draws the motif at a place with its outlines. */
type Stand = (art: string, transform: string) => string

/** The motif and its companion, which overlap. */
function pair(art: string, companion: string, stand: Stand, tilt: number, [centre, scale]: Place): string {
  const side = tilt < 0 ? -1 : 1
  return (
    `<g transform="translate(${150 + side * 74} ${centre + 24}) rotate(${side * 10}) scale(${(scale * 0.56).toFixed(2)})">${companion}</g>` +
    stand(art, `translate(${150 - side * 30} ${centre - 2}) rotate(${tilt * 3}) scale(${(scale * 0.96).toFixed(2)})`)
  )
}

/** The dealer at a table, and what is played on it. */
const table = (dealer: string, art: string, centre: number) =>
  `<g transform="translate(150 ${centre * 2 - 127}) scale(.9)">${dealer}</g><g transform="translate(246 ${centre * 2 - 108}) scale(.4)">${art}</g>`

/**
 * The cover of a game in the set of a folder, or the plain one: an SVG document of 300 x 400 with the name as outlines,
 * always the same for the same game. The motif or the dealer, and the name, stay within the middle 300 x 225, so that the
 * cover can be cropped to 1:1 and 4:3. All games of a provider are lettered alike.
 */
export function gameCover(game: CoverGame, folder = ''): string {
  const { random, motif, palette, companion } = coverPlan(game, folder)
  const style = coverStyle(folder)
  const drawn = (svg: string) => style?.drawn(svg, palette) ?? svg
  const inColours = (name: string) => drawn(drawing(name, palette))
  const stand: Stand = (art, transform) =>
    style ? outlined(art, style.rims(palette), transform) : standing(art, palette.glow, transform)
  const [centre, scale] = style?.place ?? plainPlace
  const tilt = random.pick([-3, 0, 0, 3])
  const art = inColours(`motifs/${motif.name}`)
  const isLive = game.type === 'live'

  function subject() {
    if (isLive) return table(style?.keepsPeople ? dealerArt(game) : drawn(dealerArt(game)), art, centre)
    if (companion) return pair(art, inColours(`motifs/${companion}`), stand, tilt, [centre, scale])
    return stand(art, `translate(150 ${centre}) rotate(${tilt}) scale(${scale})`)
  }

  const face = seeded(game.providerId).pick(style?.faces ?? Array.from({ length: faceCount }, (_, index) => index))
  const layers: Record<string, string> = {
    ...(!style && backgroundOf(motif, palette, random, isLive)),
    motif: subject(),
    sparks: isLive ? '' : scatter(motif.sparks, palette, random),
    title: lettering(game.name, face, palette.low, style?.title(palette)),
  }
  const layout = drawing(style?.layout ?? 'covers/cover', palette)
  return picture(
    300,
    400,
    layout.replace(/<g id="(\w+)"\/>/g, (_, layer: string) => layers[layer]!),
  )
}

/** The scene behind a plain cover’s motif, and the frame around the motif. */
function backgroundOf(motif: Motif, palette: Palette, random: Random, isLive: boolean) {
  const place = random.pick(motif.scenes)
  const scene = drawing(`scenes/${random.pick(scenes.filter((file) => file.replace(/-\d+$/, '') === place))}`, palette)
  const isMirrored = random.pick([true, false])
  const setting = isLive ? null : random.pick(settings)
  return {
    scene: isMirrored ? `<g transform="matrix(-1 0 0 1 300 0)">${scene}</g>` : scene,
    setting: setting ? drawing(`settings/${setting}`, palette) : '',
  }
}
