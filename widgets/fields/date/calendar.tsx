import { observer } from 'mobx-react-lite'
import { use, useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { DatePicker } from 'react-datepicker'
import { useTranslation } from 'react-i18next'
import { numberText } from '#engine/i18n/formats.ts'
import { useStores } from '#engine/shell/stores.ts'
import styles from './calendar.module.css'
import { CalendarHeader } from './calendar-header.tsx'
import { loadDateLocale, weekStart } from './date-locale.ts'
import { dateOf, dayOf } from '#engine/forms/day.ts'

interface CalendarProps {
  /** A day (see day.ts). */
  chosen: number | undefined
  earliest: Date
  latest: Date | undefined
  onChoose: (day: number) => void
}

const mirrored: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }

/**
 * In right-to-left languages, swaps the arrow keys, because the picker only supports left-to-right. The picker does not get
 * Escape, which closes the window instead.
 */
const adaptKeys = (direction: 'ltr' | 'rtl') => (event: KeyboardEvent) => {
  if (event.key === 'Escape') event.stopPropagation()
  const key = direction === 'rtl' && mirrored[event.key]
  if (key) Object.defineProperty(event.nativeEvent, 'key', { value: key })
}

/** Replaces the library’s container, which has an English label; the surrounding window is labelled. */
const Container = ({ className, children }: { className?: string; children?: ReactNode }) => (
  <div className={className}>{children}</div>
)

/** A month calendar with one selected day. */
export default observer(function Calendar({ chosen, earliest, latest, onChoose }: CalendarProps) {
  const { language } = useStores()
  const { t } = useTranslation('user')
  const { current, direction } = language
  const locale = use(loadDateLocale(current))
  // `short` has two letters, except in Arabic (words) and Persian (digits): there `narrow` is used.
  const width = direction === 'rtl' ? 'narrow' : 'short'
  const selected = chosen === undefined ? null : dateOf(chosen)
  const firstShown = selected ?? latest
  const calendar = useRef<HTMLDivElement>(null)
  useEffect(() => calendar.current?.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]')?.focus(), [])
  return (
    <div ref={calendar} className={styles.calendar} onKeyDownCapture={adaptKeys(direction)}>
      <DatePicker
        inline
        fixedHeight
        calendarContainer={Container}
        selected={selected}
        {...(firstShown && { openToDate: firstShown })}
        minDate={earliest}
        {...(latest && { maxDate: latest })}
        locale={locale}
        calendarStartDay={weekStart(current)}
        chooseDayAriaLabelPrefix=""
        disabledDayAriaLabelPrefix={t('field.unavailableDay')}
        monthAriaLabelPrefix=""
        onSelect={(date: Date | null) => date && onChoose(dayOf(date))}
        renderDayContents={(date) => numberText(date, current)}
        renderCustomHeader={(header) => (
          <CalendarHeader {...header} earliest={earliest} latest={latest} locale={locale} language={current} />
        )}
        renderCustomDayName={({ day, fullName }) => (
          <abbr title={fullName}>{locale.localize.day(day.getDay() as 0, { width })}</abbr>
        )}
      />
    </div>
  )
})
