import type { GameKey } from '#api'

/** Returns the name of a game in lists and addresses: `{providerId}/{gameId}`, both percent-encoded. */
export const nameOf = ({ providerId, gameId }: GameKey) =>
  `${encodeURIComponent(providerId)}/${encodeURIComponent(gameId)}`
