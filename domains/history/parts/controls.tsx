import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { FieldDefinition } from '#engine/forms/field.ts'
import { FormField } from '#engine/forms/form-field.tsx'
import { dateOf } from '#engine/forms/day.ts'
import { unitText } from '#engine/i18n/formats.ts'
import { useStores } from '#engine/shell/stores.ts'
import { Button } from '#engine/ui/button.tsx'
import card from '#engine/ui/card.module.css'
import { classes } from '#engine/ui/classes.ts'
import { Icon } from '#engine/ui/icon.tsx'
import { lastMonths, lastWeek, later, previousPeriod, type Period } from '../period.ts'
import type { Address } from './use-address.ts'
import styles from './history.module.css'

/** A filter of the rows by one property. */
export interface Filter {
  /** The name of the query parameter. */
  name: string
  label: string
  options: readonly { value: string; label: string }[]
}

/** The period and the filters of a history, with steps of seven days. */
export function Controls({ address, filters }: { address: Address; filters: readonly Filter[] }) {
  const { t } = useTranslation('history')
  const { period, now, first, choosePeriod } = address
  const [before, after] = [previousPeriod(period, first), later(period, now)]
  const day = (name: 'from' | 'to'): FieldDefinition => ({
    name,
    kind: 'date',
    label: t(`period.${name}`),
    earliest: dateOf(name === 'from' ? first : period.from),
    latest: name === 'from' ? dateOf(period.to) : now,
  })
  return (
    <div className={classes(card.card, styles.controls)}>
      <div className={styles.period}>
        <Button
          kind="quiet"
          aria-label={t('period.previous')}
          title={t('period.previous')}
          disabled={!before}
          onClick={() => before && choosePeriod(before)}
        >
          <Icon name="chevron-left" mirrored />
        </Button>
        {(['from', 'to'] as const).map((name) => (
          <FormField
            key={name}
            field={day(name)}
            value={`${period[name]}`}
            onChange={(value) => value && choosePeriod({ ...period, [name]: Number(value) })}
          />
        ))}
        <Button
          kind="quiet"
          aria-label={t('period.next')}
          title={t('period.next')}
          disabled={!after}
          onClick={() => after && choosePeriod(after)}
        >
          <Icon name="chevron-right" mirrored />
        </Button>
      </div>
      {address.months.length > 0 && <Lengths address={address} />}
      {filters.map(({ name, label, options }) => (
        <FormField
          key={name}
          field={{ name, kind: 'select', label, options: [{ value: '', label: t('all') }, ...options] }}
          value={address.filters[name] ?? ''}
          onChange={(value) => address.chooseFilter(name, `${value}`)}
        />
      ))}
    </div>
  )
}

/** Buttons for the last week, and for the last months. */
const Lengths = observer(function Lengths({ address }: { address: Address }) {
  const language = useStores().language.current
  const { t } = useTranslation('history')
  const { period, now, months, choosePeriod } = address
  const offered: [string, Period][] = [
    [unitText(7, 'day', language), lastWeek(now)],
    ...months.map((count): [string, Period] => [unitText(count, 'month', language), lastMonths(now, count)]),
  ]
  return (
    <div className={styles.lengths} role="group" aria-label={t('period.last')} data-lengths>
      {offered.map(([name, each]) => (
        <Button
          key={name}
          kind="quiet"
          aria-pressed={each.from === period.from && each.to === period.to}
          onClick={() => choosePeriod(each)}
        >
          {name}
        </Button>
      ))}
    </div>
  )
})
