import { type CoverGame, coverPlan } from './cover.ts'

type Colors = [top: string, middle: string, low: string]

const known = new Map<string, Colors>()

/** The colours of a game’s cover in the set of a folder, from top to bottom. */
export function coverColors(game: CoverGame, folder: string): Colors {
  const key = `${folder}${game.providerId}/${game.id}`
  const colors = known.get(key) ?? colorsOf(game, folder)
  known.set(key, colors)
  return colors
}

function colorsOf(game: CoverGame, folder: string): Colors {
  const { top, middle, low } = coverPlan(game, folder).palette
  return [top, middle, low]
}
