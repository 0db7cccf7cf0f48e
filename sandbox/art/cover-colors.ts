import { type CoverGame, coverPlan } from './cover.ts'

type Colors = [top: string, middle: string, low: string]

const known = new Map<string, Colors>()

/** The colours of a game’s cover, from top to bottom. */
export function coverColors(game: CoverGame): Colors {
  const key = `${game.providerId}/${game.id}`
  const colors = known.get(key) ?? colorsOf(game)
  known.set(key, colors)
  return colors
}

function colorsOf(game: CoverGame): Colors {
  const { top, middle, low } = coverPlan(game).palette
  return [top, middle, low]
}
