import type { Game } from '#api'

/** A game with changes. */
export const game = (id: string, changes: Partial<Game> = {}): Game => ({
  id,
  providerId: 'aurora',
  providerName: 'Aurora Play',
  name: `Game ${id}`,
  image: `/art/${id}.svg`,
  type: 'slots',
  categories: [],
  isNew: false,
  isHot: false,
  hasDemo: false,
  hasJackpot: false,
  ...changes,
})
