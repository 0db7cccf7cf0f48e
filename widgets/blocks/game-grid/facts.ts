import type { TFunction } from 'i18next'
import type { Game } from '#api'

/** How a game pays, as far as that is known: return to player and volatility. Empty where nothing is. */
export function facts({ rtp, volatility }: Game, t: TFunction<'user'>): string {
  const known = [rtp !== undefined && t('lobby.rtp', { value: rtp / 100 }), volatility && t(`lobby.volatility.${volatility}`)]
  return known.filter(Boolean).join(' · ')
}
