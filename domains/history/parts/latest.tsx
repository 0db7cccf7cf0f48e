import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from '#engine/shell/stores.ts'
import { Button } from '#engine/ui/button.tsx'
import { Moment } from './cells.tsx'
import { historyStore, type Histories } from '../history-store.ts'
import { firstDay, lastWeek, timeRangeOf, type Period } from '../period.ts'

interface LatestProps<Name extends keyof Histories> {
  name: Name
  /** What every row matches, without a period. */
  query: Histories[Name]['query']
  now: Date
  onChoose: (period: Period) => void
}

/** In an empty period: when the latest row was, as a button to the week that ends with it. Nothing if there is no row. */
export const Latest = observer(function Latest<Name extends keyof Histories>({
  name,
  query,
  now,
  onChoose,
}: LatestProps<Name>) {
  const { t } = useTranslation('history')
  const { pages } = useStore(historyStore)
  const range = timeRangeOf({ from: firstDay, to: lastWeek(now).to })
  const resource = pages[name].get({ ...range, ...query, page: 1, size: 1 })
  useEffect(() => resource.ensure(), [resource])
  const at = resource.value?.rows[0]?.at
  if (!at) return null
  return (
    <Button kind="quiet" onClick={() => onChoose(lastWeek(new Date(at)))}>
      <span>
        {t('latest')} <Moment at={at} dayOnly />
      </span>
    </Button>
  )
})
