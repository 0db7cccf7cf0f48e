import type { LobbyQuery } from '#api'
import type { GameGridBlock } from '#manifest'

/** The games of the block’s types in one language. */
export const scopeOf = ({ types }: Pick<GameGridBlock, 'types'>, lang: string): LobbyQuery => ({
  ...(types && { type: types.join(',') }),
  lang,
})
