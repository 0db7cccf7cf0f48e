import type { TFunction } from 'i18next'
import type { Game } from '#api'

const unbroken = (text: string) => text.replaceAll(' ', '\u00A0')

/** How a game pays, as far as that is known: return to player and volatility, each of which stays on one line. Empty where nothing is. */
export function facts({ rtp, volatility }: Game, t: TFunction<'user'>): string {
  const known = [
    rtp !== undefined && t('lobby.rtp', { value: rtp / 100 }),
    volatility && t(`lobby.volatility.${volatility}`),
  ]
  return known
    .flatMap((fact) => fact || [])
    .map(unbroken)
    .join(' ·\u00A0')
}
