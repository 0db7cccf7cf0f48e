import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { PromotionsBlock } from '#manifest'
import { promotionStore } from '#domains/offers/promotion-store.ts'
import type { FirstRead } from '#engine/registry.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { Empty } from '#engine/ui/empty.tsx'
import { Loadable } from '#engine/ui/loadable.tsx'
import { Skeleton } from '#engine/ui/skeleton.tsx'
import { PromotionCard } from './promotion-card.tsx'
import { PromotionDetails } from './promotion-details.tsx'
import styles from './promotions.module.css'

/** Query parameter with the id of the promotion whose details are open. */
const parameter = 'promotion'

export const firstRead: FirstRead<PromotionsBlock> = ({ of, language }) => of(promotionStore).in(language.current)

/** The promotions in the interface language; the open one is in the address, so that it can be shared. */
export default observer(function Promotions(_options: PromotionsBlock) {
  const { t } = useTranslation('user')
  const { language } = useStores()
  const list = useStore(promotionStore).in(language.current)
  const [search, setSearch] = useSearchParams()

  function show(id: string | null) {
    const next = new URLSearchParams(search)
    if (id === null) next.delete(parameter)
    else next.set(parameter, id)
    setSearch(next, { preventScrollReset: true })
  }

  return (
    <Loadable resource={list} skeleton={<PromotionsSkeleton />}>
      {(promotions) => {
        if (promotions.length === 0)
          return <Empty icon="gift" title={t('promotions.emptyTitle')} text={t('promotions.emptyText')} />
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
      }}
    </Loadable>
  )
})

const PromotionsSkeleton = () => (
  <div className={styles.list}>
    {[0, 1, 2, 3].map((card) => (
      <Skeleton key={card} className={styles.waiting} />
    ))}
  </div>
)
