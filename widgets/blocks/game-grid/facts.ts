import type { TFunction } from 'i18next'
import type { Game } from '#api'

const unbroken = (text: string) => text.replaceAll(' ', '\u00A0')

/** A game’s return to player and volatility, each joined with no-break spaces; empty if neither is known. */
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
