import type { Game } from '#api'

/** A game of names that are replaced with a game’s values before the engine runs (scripts/publish/early-places.ts). */
export const namedGame: Game = {
  id: '',
  providerId: '',
  providerName: '{providerName}',
  name: '{name}',
  image: '{image}',
  imageSizes: '{imageSizes}',
  type: 'slots',
  categories: [],
  isNew: false,
  isHot: false,
  hasDemo: false,
  hasJackpot: false,
}
