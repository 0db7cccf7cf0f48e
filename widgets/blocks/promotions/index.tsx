import { compareShallow, computed } from 'mobx'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { Promotion } from '#api'
import type { PromotionsBlock } from '#manifest'
import { promotionStore, hasEnded } from '#domains/offers/promotion-store.ts'
import type { FirstRead } from '#engine/registry.ts'
import { clockStore } from '#engine/shell/clock-store.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { Empty } from '#engine/ui/empty.tsx'
import { Loadable } from '#engine/ui/loadable.tsx'
import { Skeleton } from '#engine/ui/skeleton.tsx'
import { useHydrating } from '#engine/ui/use-hydrating.ts'
import { PromotionCard } from './promotion-card.tsx'
import { PromotionDetails } from './promotion-details.tsx'
import styles from './promotions.module.css'

/** Query parameter with the id of the promotion whose details are open. */
const parameter = 'promotion'

export const firstRead: FirstRead<PromotionsBlock> = ({ get, language }) => get(promotionStore).in(language.current)

/** The promotions in the interface language; the open one is in the address, so that it can be shared. */
export default observer(function Promotions(_options: PromotionsBlock) {
  // Before the first render of the page ends: the list must not suspend it again.
  useTranslation('user')
  const { language } = useStores()
  const list = useStore(promotionStore).in(language.current)
  return (
    <Loadable resource={list} skeleton={<PromotionsSkeleton />}>
      {(promotions) => <List promotions={promotions} />}
    </Loadable>
  )
})

const List = observer(function List({ promotions: all }: { promotions: readonly Promotion[] }) {
  const { t } = useTranslation('user')
  const [search, setSearch] = useSearchParams()
  const promotions = useCurrent(all)
  if (promotions.length === 0)
    return <Empty icon="gift" title={t('promotions.emptyTitle')} text={t('promotions.emptyText')} />

  function show(id: string | null) {
    const next = new URLSearchParams(search)
    if (id === null) next.delete(parameter)
    else next.set(parameter, id)
    setSearch(next, { preventScrollReset: true })
  }

  const open = promotions.find(({ id }) => id === search.get(parameter))
  return (
    <>
      <ul className={styles.list} role="list">
        {promotions.map((promotion) => (
          <PromotionCard key={promotion.id} promotion={promotion} onOpen={() => show(promotion.id)} />
        ))}
      </ul>
      {open && <PromotionDetails promotion={open} onClose={() => show(null)} />}
    </>
  )
})

/** Returns the promotions that are not over. A page’s file has none that is, as the script in its head sees to. */
function useCurrent(all: readonly Promotion[]): readonly Promotion[] {
  const isHydrating = useHydrating()
  const clock = useStore(clockStore)
  // Computed: the list renders again only when one of them ends.
  const current = useMemo(
    () => computed(() => all.filter((each) => !hasEnded(each, clock.now)), { equals: compareShallow }),
    [all, clock],
  )
  return isHydrating ? all : current.get()
}

const PromotionsSkeleton = () => (
  <div className={styles.list}>
    {[0, 1, 2, 3].map((card) => (
      <Skeleton key={card} className={styles.waiting} />
    ))}
  </div>
)
