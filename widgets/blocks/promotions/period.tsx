import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { Promotion } from '#api'
import { clockStore } from '#engine/shell/clock-store.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { Icon } from '#engine/ui/icon.tsx'
import { dateText } from '#engine/i18n/formats.ts'
import { useHydrating } from '#engine/ui/use-hydrating.ts'
import styles from './promotions.module.css'

/** The period of a promotion by the server’s clock; renders nothing if its end is not a valid time. */
export const Period = observer(function Period({ promotion: { startsAt, endsAt } }: { promotion: Promotion }) {
  const { t } = useTranslation('user')
  const language = useStores().language.current
  const { now } = useStore(clockStore)
  // A page’s file cannot know the visitor’s time zone.
  const zone = useHydrating() ? 'UTC' : undefined
  const day = (at: string) => dateText(new Date(at), language, 'dayAndMonth', zone)
  const isComing = startsAt !== undefined && Date.parse(startsAt) > now
  if (!isComing && endsAt !== undefined && Number.isNaN(Date.parse(endsAt))) return null
  const end = () => (endsAt === undefined ? t('promotions.always') : t('promotions.until', { date: day(endsAt) }))
  return (
    <p className={isComing ? styles.coming : styles.period}>
      <Icon name={isComing ? 'clock' : 'calendar'} size={16} />
      {isComing ? t('promotions.from', { date: day(startsAt) }) : end()}
    </p>
  )
})
