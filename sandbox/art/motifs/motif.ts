import type { GameType } from '#api'
import type { Family } from '../palettes.ts'
import type { SceneName } from '../scenes/scenes.ts'
import type { SparkName } from '../sparks.ts'

/** The subject of a cover. */
export interface Motif {
  /** The words of a game's name that call for it, as one alternation. */
  words: string
  /** Words that call for it where no motif's `words` are in the name. */
  hints?: string
  /** The types of game that it suits where no word decides. */
  types: GameType[]
  families: Family[]
  scenes: SceneName[]
  sparks: SparkName
  /** SVG within 170 x 170 around the origin, painted with the names in `materials.ts`. */
  art: string
}
