import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { HallOfFameBlock } from '#manifest'
import { hallOfFameStore } from '#domains/content/hall-of-fame-store.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { Empty } from '#engine/ui/empty.tsx'
import { Icon } from '#engine/ui/icon.tsx'
import { Loadable } from '#engine/ui/loadable.tsx'
import { Picture } from '#engine/ui/picture.tsx'
import { Skeleton } from '#engine/ui/skeleton.tsx'
import styles from './hall-of-fame.module.css'
import { amountFormat } from '#domains/jackpots/parts/shown-money.ts'
import { jackpotStore } from '#domains/jackpots/jackpot-store.ts'
import { inOrder, type ShownBalance } from './in-order.ts'
import { classes } from '#engine/ui/classes.ts'
import { numberText } from '#engine/i18n/formats.ts'

/** Number of players on the podium. */
const podiumSize = 3

/**
 * The players with the largest balances, in the viewer’s currency where rates are known, else by currency; the server masks their
 * logins.
 */
export default observer(function HallOfFame({ image }: HallOfFameBlock) {
  const { t } = useTranslation('user')
  const { list } = useStore(hallOfFameStore)
  const jackpots = useStore(jackpotStore)
  const { manifest, session } = useStores()
  useEffect(() => {
    if (list.status === 'ready') void list.load()
  }, [list])
  // Rates come with the jackpots.
  useEffect(() => jackpots.list.ensure(), [jackpots])
  const hasRates = jackpots.list.status !== 'idle' && jackpots.list.status !== 'loading'
  const own = session.user?.currency || manifest.currency
  return (
    <div className={styles.hall}>
      <header className={styles.head}>
        {image ? (
          <Picture className={styles.picture} src={image} />
        ) : (
          <span className={styles.cup}>
            <Icon name="trophy" size={30} />
          </span>
        )}
        <p className={styles.title}>{t('hallOfFame.title')}</p>
        <p className={styles.text}>{t('hallOfFame.text')}</p>
      </header>
      <Loadable resource={list} skeleton={<HallOfFameSkeleton />}>
        {(players) => {
          if (players.length === 0)
            return <Empty icon="trophy" title={t('hallOfFame.emptyTitle')} text={t('hallOfFame.emptyText')} />
          if (!hasRates) return <HallOfFameSkeleton />
          const [first, ...others] = inOrder(players, own, jackpots.exchange)
          return (
            <>
              <Podium players={first!.slice(0, podiumSize)} />
              {first!.length > podiumSize && <Ranks players={first!.slice(podiumSize)} first={podiumSize + 1} />}
              {others.map((group) => (
                <section key={group[0]!.currency} className={styles.other} aria-label={group[0]!.currency}>
                  <h2 className={styles.currency}>{group[0]!.currency}</h2>
                  <Ranks players={group} first={1} />
                </section>
              ))}
            </>
          )
        }}
      </Loadable>
    </div>
  )
})

const places = [styles.gold, styles.silver, styles.bronze]

/** The top three, the first in the middle and highest. */
const Podium = observer(function Podium({ players }: { players: readonly ShownBalance[] }) {
  const { t } = useTranslation('user')
  const language = useStores().language.current
  return (
    <ol className={styles.podium} role="list">
      {players.map(({ login, ...balance }, index) => (
        <li key={index} className={classes(styles.place, places[index])}>
          <span className={styles.medal}>
            <Icon name={index === 0 ? 'crown' : 'trophy'} size={index === 0 ? 30 : 24} />
          </span>
          <span className="visually-hidden">{t('hallOfFame.place', { place: index + 1 })}</span>
          <bdi className={styles.login}>{login}</bdi>
          <span className={styles.amount}>
            <Balance {...balance} />
          </span>
          <span className={styles.step} aria-hidden>
            {numberText(index + 1, language)}
          </span>
        </li>
      ))}
    </ol>
  )
})

/** The players below the podium. `first` is the rank of the first of them. */
const Ranks = observer(function Ranks({ players, first }: { players: readonly ShownBalance[]; first: number }) {
  const { t } = useTranslation('user')
  const language = useStores().language.current
  return (
    <div className={styles.frame}>
      <table className={styles.ranks}>
        <caption className="visually-hidden">{t('hallOfFame.others')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('hallOfFame.rank')}</th>
            <th scope="col">{t('hallOfFame.player')}</th>
            <th scope="col">{t('hallOfFame.balance')}</th>
          </tr>
        </thead>
        <tbody>
          {players.map(({ login, ...balance }, index) => (
            <tr key={index}>
              <td>{numberText(first + index, language)}</td>
              <th scope="row">
                <bdi>{login}</bdi>
              </th>
              <td>
                <Balance {...balance} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
})

const Balance = observer(function Balance({ amount, ...money }: Omit<ShownBalance, 'login'>) {
  const language = useStores().language.current
  return (
    <bdi>
      {money.isAbout && '≈ '}
      {amountFormat(amount, language, money).format(amount)}
    </bdi>
  )
})

const HallOfFameSkeleton = () => (
  <>
    <div className={styles.podium}>
      {[0, 1, 2].map((step) => (
        <Skeleton key={step} className={styles.waiting} />
      ))}
    </div>
    <Skeleton height="780px" />
  </>
)
