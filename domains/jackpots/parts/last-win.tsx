import { observer } from 'mobx-react-lite'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '#manifest'
import { isolated } from '#engine/i18n/direction.ts'
import { dateText } from '#engine/i18n/formats.ts'
import type { ShownJackpot } from '../jackpot-store.ts'
import styles from './last-win.module.css'
import { convert } from '#engine/data/exchange.ts'
import { amountFormat, ShownMoneyContext } from './shown-money.ts'

/** When a jackpot was last won, and how much that was; nothing where the platform does not say. Its line is kept free until the amounts are known. */
export const LastWin = observer(function LastWin({ jackpot }: { jackpot: ShownJackpot }) {
  const { t, i18n } = useTranslation()
  const money = use(ShownMoneyContext)(jackpot)
  const { amount, lastWonAt, lastWonAmount } = jackpot
  const time = Date.parse(lastWonAt ?? '')
  if (Number.isNaN(time)) return null
  if (amount === undefined) return <p className={styles.win}>&nbsp;</p>
  const language = i18n.language as Language
  const date = dateText(time, language, 'dayAndShortMonth')
  if (lastWonAmount === undefined) return <p className={styles.win}>{t('jackpot.lastWonAt', { date })}</p>
  const won = convert(lastWonAmount, money.rate)
  const shown = isolated(`${money.isAbout ? '≈ ' : ''}${amountFormat(won, language, money).format(won)}`)
  return <p className={styles.win}>{t('jackpot.lastWon', { amount: shown, date })}</p>
})
