import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { Game } from '#api'
import { useStores } from '#engine/shell/stores.ts'
import { moneyText } from '#engine/ui/money.tsx'

const unbroken = (text: string) => text.replaceAll(' ', '\u00A0')

/** What the platform tells of a live table: dealer, limits and free seats, each joined with no-break spaces. */
export const TableFacts = observer(function TableFacts({ game }: { game: Game }) {
  const { t } = useTranslation()
  const { minBet, maxBet, betCurrency = '' } = game
  const { dealer, freeSeats } = game.table ?? {}
  const { current } = useStores().language
  const money = (amount: number) => `\u2068${moneyText(amount, current, betCurrency)}\u2069`
  const known = [
    dealer && `\u2068${dealer}\u2069`,
    betCurrency && minBet !== undefined && maxBet !== undefined && `${money(minBet)}–${money(maxBet)}`,
    freeSeats !== undefined && t('game.freeSeats', { count: freeSeats }),
  ]
  return known
    .flatMap((fact) => fact || [])
    .map(unbroken)
    .join(' ·\u00A0')
})
