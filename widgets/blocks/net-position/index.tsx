import { observer } from 'mobx-react-lite'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { NetPositionBlock } from '#manifest'
import { netPositionStore, type NetPeriod } from '#domains/protection/net-position-store.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import card from '#engine/ui/card.module.css'
import { classes } from '#engine/ui/classes.ts'
import { unitText } from '#engine/i18n/formats.ts'
import { Loadable } from '#engine/ui/loadable.tsx'
import { SectionTitle } from '#engine/ui/section-title.tsx'
import type { NetPosition } from '#api'
import { difference } from '#engine/data/minor-units.ts'
import { Money } from '#engine/ui/money.tsx'
import styles from './net-position.module.css'

const periods: readonly NetPeriod[] = [7, 30, 'all']

/** The player’s deposits, withdrawals, stakes and winnings in a period of their choice. */
export default observer(function NetPosition(_options: NetPositionBlock) {
  const { manifest, language } = useStores()
  const store = useStore(netPositionStore)
  const [period, setPeriod] = useState<NetPeriod>(30)
  const position = useMemo(() => store.over(period), [store, period])
  const { t } = useTranslation('user')
  if (!manifest.playerProtection.netPosition) return null
  return (
    <section className={classes(card.card, styles.position)} aria-labelledby="net-position">
      <div className={styles.head}>
        <SectionTitle id="net-position">{t('playerProtection.net.title')}</SectionTitle>
        <div className={styles.periods}>
          {periods.map((each) => (
            <button
              key={each}
              type="button"
              className={styles.period}
              aria-pressed={each === period}
              onClick={() => setPeriod(each)}
            >
              {each === 'all' ? t('playerProtection.net.all') : unitText(each, 'day', language.current)}
            </button>
          ))}
        </div>
      </div>
      <Loadable resource={position} skeleton={<Figures />}>
        {(value) => <Figures key="known" position={value} />}
      </Loadable>
    </section>
  )
})

const placeholder: NetPosition = { currency: 'EUR', deposits: 0, withdrawals: 0, staked: 0, won: 0 }

/** The result of play (won minus staked) and the sums behind it. Without a position the amounts are skeletons. */
const Figures = observer(function Figures({ position }: { position?: NetPosition }) {
  const language = useStores().language.current
  const { t } = useTranslation('user')
  const { currency, deposits, withdrawals, staked, won } = position ?? placeholder
  const figures = { result: difference(won, staked, currency), staked, won, deposits, withdrawals }
  return (
    <dl className={styles.figures} data-waiting={position ? undefined : ''} aria-hidden={!position}>
      {(Object.keys(figures) as (keyof typeof figures)[]).map((name) => (
        <div key={name} className={name === 'result' ? styles.result : styles.figure}>
          <dt className={styles.label}>{t(`playerProtection.net.${name}`)}</dt>
          <dd className={styles.amount}>
            <Money amount={figures[name]} currency={currency} language={language} />
          </dd>
        </div>
      ))}
    </dl>
  )
})
