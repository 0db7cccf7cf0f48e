import { observer } from 'mobx-react-lite'
import { use, useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { DatePicker } from 'react-datepicker'
import { useTranslation } from 'react-i18next'
import { useStores } from '../shell/stores.ts'
import styles from './calendar.module.css'
import { CalendarHeader } from './calendar-header.tsx'
import { loadDateLocale, weekStart } from './date-locale.ts'
import { dateOf, dayOf } from './day.ts'

interface CalendarProps {
  /** A day (see day.ts). */
  chosen: number | undefined
  earliest: Date
  latest: Date | undefined
  onChoose: (day: number) => void
}

const mirrored: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }

/** Arrows follow the days, which run as the text does: the picker knows one direction only. It also swallows Escape, which closes the window. */
const adaptKeys = (direction: 'ltr' | 'rtl') => (event: KeyboardEvent) => {
  if (event.key === 'Escape') event.stopPropagation()
  const key = direction === 'rtl' && mirrored[event.key]
  if (key) Object.defineProperty(event.nativeEvent, 'key', { value: key })
}

/** The library’s own has an English name; the window around it has the player’s. */
const Container = ({ className, children }: { className?: string; children?: ReactNode }) => (
  <div className={className}>{children}</div>
)

/** The days of a month, of which one is chosen. */
export default observer(function Calendar({ chosen, earliest, latest, onChoose }: CalendarProps) {
  const { language } = useStores()
  const { t } = useTranslation('user')
  const { current, direction } = language
  const locale = use(loadDateLocale(current))
  // Two letters; Arabic has whole words in their place, and Persian digits.
  const width = current === 'ar' || current === 'fa' ? 'narrow' : 'short'
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
        renderCustomHeader={(header) => (
          <CalendarHeader {...header} earliest={earliest} latest={latest} locale={locale} />
        )}
        renderCustomDayName={({ day, fullName }) => (
          <abbr title={fullName}>{locale.localize.day(day.getDay() as 0, { width })}</abbr>
        )}
      />
    </div>
  )
})
