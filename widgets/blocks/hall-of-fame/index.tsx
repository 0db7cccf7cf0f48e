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
import type { MaxBalance } from '#api'
import { classes } from '#engine/ui/classes.ts'
import { numberText } from '#engine/i18n/formats.ts'
import { Money } from '#engine/ui/money.tsx'

/** Number of players on the podium. */
const podiumSize = 3

/** The players with the largest balances; the server masks their logins. */
export default observer(function HallOfFame({ image }: HallOfFameBlock) {
  const { t } = useTranslation('user')
  const { list } = useStore(hallOfFameStore)
  useEffect(() => {
    if (list.status === 'ready') void list.load()
  }, [list])
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
        {(players) =>
          players.length === 0 ? (
            <Empty icon="trophy" title={t('hallOfFame.emptyTitle')} text={t('hallOfFame.emptyText')} />
          ) : (
            <>
              <Podium players={players.slice(0, podiumSize)} />
              {players.length > podiumSize && <Ranks players={players.slice(podiumSize)} first={podiumSize + 1} />}
            </>
          )
        }
      </Loadable>
    </div>
  )
})

const places = [styles.gold, styles.silver, styles.bronze]

/** The top three, the first in the middle and highest. */
const Podium = observer(function Podium({ players }: { players: readonly MaxBalance[] }) {
  const { t } = useTranslation('user')
  const language = useStores().language.current
  return (
    <ol className={styles.podium} role="list">
      {players.map(({ login, amount, currency }, index) => (
        <li key={index} className={classes(styles.place, places[index])}>
          <span className={styles.medal}>
            <Icon name={index === 0 ? 'crown' : 'trophy'} size={index === 0 ? 30 : 24} />
          </span>
          <span className="visually-hidden">{t('hallOfFame.place', { place: index + 1 })}</span>
          <bdi className={styles.login}>{login}</bdi>
          <span className={styles.amount}>
            <Money amount={amount} currency={currency} language={language} />
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
const Ranks = observer(function Ranks({ players, first }: { players: readonly MaxBalance[]; first: number }) {
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
          {players.map(({ login, amount, currency }, index) => (
            <tr key={index}>
              <td>{numberText(first + index, language)}</td>
              <th scope="row">
                <bdi>{login}</bdi>
              </th>
              <td>
                <Money amount={amount} currency={currency} language={language} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
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
