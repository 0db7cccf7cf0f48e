import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { HallOfFameBlock } from '#manifest'
import { hallOfFameStore } from '#domains/content/hall-of-fame-store.ts'
import { useStore } from '#engine/shell/stores.ts'
import { Empty } from '#engine/ui/empty.tsx'
import { Icon } from '#engine/ui/icon.tsx'
import { Loadable } from '#engine/ui/loadable.tsx'
import { Picture } from '#engine/ui/picture.tsx'
import { Skeleton } from '#engine/ui/skeleton.tsx'
import styles from './hall-of-fame.module.css'
import { Podium } from './podium.tsx'
import { Ranks } from './ranks.tsx'

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
