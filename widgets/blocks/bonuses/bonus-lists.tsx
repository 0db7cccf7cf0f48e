import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Bonus } from '#api'
import { PageLink } from '#engine/routing/page-link.tsx'
import { useAccess } from '#engine/routing/use-access.ts'
import { useStores } from '#engine/shell/stores.ts'
import { buttonClass } from '#engine/ui/button.tsx'
import { Empty } from '#engine/ui/empty.tsx'
import { SectionTitle } from '#engine/ui/section-title.tsx'
import { ActiveBonus } from './active-bonus.tsx'
import { AvailableBonus } from './available-bonus.tsx'
import styles from './bonuses.module.css'
import { EndedBonus } from './ended-bonus.tsx'

interface BonusListsProps {
  bonuses: readonly Bonus[]
  onActivate: (bonus: Bonus) => void
}

/** Active, available and ended bonuses, each list under a heading; empty lists are omitted, and offers that ask for more wagering than the brand allows. */
export const BonusLists = observer(function BonusLists({ bonuses, onActivate }: BonusListsProps) {
  const { t } = useTranslation(['user', 'common'])
  const { isOpen } = useAccess()
  const { maxWagering = Infinity } = useStores().manifest.promotionRules ?? {}
  const of = (...statuses: Bonus['status'][]) => bonuses.filter(({ status }) => statuses.includes(status))
  const active = of('active')
  const available = of('available').filter(({ wagering }) => (wagering?.factor ?? 0) <= maxWagering)
  const ended = of('completed', 'spent', 'expired')
  const promotions = isOpen('PROMOTIONS') && (
    <PageLink className={buttonClass.quiet} page="PROMOTIONS">
      {t('common:page.PROMOTIONS')}
    </PageLink>
  )
  return (
    <div className={styles.parts}>
      {active.length > 0 && (
        <Part name="active" title={t('bonuses.active')}>
          {active.map((bonus) => (
            <ActiveBonus key={bonus.id} bonus={bonus} />
          ))}
        </Part>
      )}
      {available.length > 0 && (
        <Part
          name="available"
          title={t('bonuses.available')}
          note={active.length > 0 ? t('bonuses.oneAtATime') : undefined}
        >
          {available.map((bonus) => (
            <AvailableBonus
              key={bonus.id}
              bonus={bonus}
              blocked={active.length > 0}
              onActivate={() => onActivate(bonus)}
            />
          ))}
        </Part>
      )}
      {active.length + available.length === 0 && (
        <Empty icon="gift" title={t('bonuses.emptyTitle')} text={t('bonuses.emptyText')}>
          {promotions}
        </Empty>
      )}
      {ended.length > 0 && (
        <Part name="ended" title={t('bonuses.ended')}>
          {ended.map((bonus) => (
            <EndedBonus key={bonus.id} bonus={bonus} />
          ))}
        </Part>
      )}
    </div>
  )
})

interface PartProps {
  name: 'active' | 'available' | 'ended'
  title: string
  note?: string | undefined
  children: ReactNode
}

const Part = ({ name, title, note, children }: PartProps) => (
  <section className={styles.part} aria-labelledby={`bonuses-${name}`}>
    <SectionTitle id={`bonuses-${name}`}>{title}</SectionTitle>
    {note && <p className={styles.note}>{note}</p>}
    <ul className={styles[name]} role="list">
      {children}
    </ul>
  </section>
)
