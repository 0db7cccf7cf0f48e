import type { Locale } from 'date-fns'
import type { ReactDatePickerCustomHeaderProps } from 'react-datepicker'
import { useTranslation } from 'react-i18next'
import type { Language } from '#manifest'
import { inDigits } from '#engine/i18n/formats.ts'
import { Button } from '#engine/ui/button.tsx'
import { classes } from '#engine/ui/classes.ts'
import { Icon } from '#engine/ui/icon.tsx'
import styles from './calendar.module.css'

interface CalendarHeaderProps extends ReactDatePickerCustomHeaderProps {
  earliest: Date
  latest: Date | undefined
  locale: Locale
  language: Language
}

/** How many years after the current one are offered if there is no latest day. */
const yearsAhead = 10

const months = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const
const monthCount = (year: number, month: number) => year * 12 + month

/** The header of the calendar: previous and next month, and selects for month and year. */
export function CalendarHeader({
  date,
  earliest,
  latest,
  locale,
  language,
  changeMonth,
  changeYear,
  ...steps
}: CalendarHeaderProps) {
  const { t } = useTranslation('user')
  const year = date.getFullYear()
  const firstYear = earliest.getFullYear()
  const lastYear = latest?.getFullYear() ?? year + yearsAhead
  const first = monthCount(firstYear, earliest.getMonth())
  const last = monthCount(lastYear, latest?.getMonth() ?? 11)

  function showYear(chosen: number) {
    const month = Math.min(Math.max(monthCount(chosen, date.getMonth()), first), last) % 12
    changeYear(chosen)
    changeMonth(month)
  }

  return (
    <div className={styles.header}>
      <Button
        kind="plain"
        aria-label={t('field.previousMonth')}
        disabled={steps.prevMonthButtonDisabled}
        onClick={steps.decreaseMonth}
      >
        <Icon name="chevron-left" mirrored />
      </Button>
      <select
        className={styles.select}
        aria-label={t('field.month')}
        value={date.getMonth()}
        onChange={(event) => changeMonth(Number(event.target.value))}
      >
        {months.map((month) => (
          <option
            key={month}
            value={month}
            disabled={monthCount(year, month) < first || monthCount(year, month) > last}
          >
            {locale.localize.month(month, { width: 'wide', context: 'standalone' })}
          </option>
        ))}
      </select>
      <select
        className={classes(styles.select, styles.year)}
        aria-label={t('field.year')}
        value={year}
        onChange={(event) => showYear(Number(event.target.value))}
      >
        {Array.from({ length: lastYear - firstYear + 1 }, (_, index) => (
          <option key={index} value={lastYear - index}>
            {inDigits(`${lastYear - index}`, language)}
          </option>
        ))}
      </select>
      <Button
        kind="plain"
        aria-label={t('field.nextMonth')}
        disabled={steps.nextMonthButtonDisabled}
        onClick={steps.increaseMonth}
      >
        <Icon name="chevron-right" mirrored />
      </Button>
    </div>
  )
}
