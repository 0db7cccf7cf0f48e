import { useRef, useState, useTransition, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { calendarOf } from '#engine/i18n/formats.ts'
import { afterPaint } from '#engine/shell/after-paint.ts'
import { useStores } from '#engine/shell/stores.ts'
import { buttonClass } from '#engine/ui/button.tsx'
import { lazyWithRetry } from '#engine/ui/lazy-with-retry.ts'
import { Icon } from '#engine/ui/icon.tsx'
import { Modal } from '#engine/ui/window/modal.tsx'
import { parseDate, toDateText } from '#engine/forms/date.ts'
import { formatDay } from '#engine/forms/day.ts'
import type { FieldDefinition, FieldProps } from '#engine/forms/field.ts'
import { FilteredField } from '#engine/forms/filtered-field.tsx'
import { useReadAtSubmit } from '#engine/forms/submit-readers.ts'
import { daysOf, type DateDays } from './date-days.ts'

const Calendar = lazyWithRetry(() => import('./calendar.tsx'))

/** The first day that a field takes whose definition names none (spec §9). */
const firstEarliest = new Date(2022, 0, 1)

export { value } from './value.ts'

/** A date field with a calendar and text input as dd.MM.yyyy. A text that is no day, or none that the field takes, is shown as invalid. */
export default function DateField({ field, value, message, onChange }: FieldProps) {
  const { t } = useTranslation('user')
  const language = useStores().language.current
  const [draft, setDraft] = useState<string>()
  const [left, setLeft] = useState(false)
  const [open, setOpen] = useState(false)
  const [opening, startOpening] = useTransition()
  const button = useRef<HTMLButtonElement>(null)
  const { earliest, latest, minAge } = useDays(field)
  // The calendar’s component knows the Gregorian months alone.
  const hasCalendar = calendarOf(language) === 'gregorian'
  const text = draft ?? (value && formatDay(Number(value), language))

  const read = (typed: string) => parseDate(typed, { language, earliest, latest, minAge })
  const parsed = read(text)

  function type(typed: string) {
    const day = read(typed)
    setDraft(typed)
    setLeft(false)
    onChange('value' in day ? day.value : '')
  }

  function leave() {
    if ('value' in parsed) setDraft(undefined)
    setLeft(true)
  }

  useReadAtSubmit(leave)

  function choose(day: number) {
    setDraft(formatDay(day, language))
    setOpen(false)
    // What follows from the day may take long; the window closes first.
    afterPaint(() => {
      setDraft(undefined)
      onChange(`${day}`)
    })
  }

  function show() {
    // The closing window returns the focus to the button; the text field would open a phone’s keyboard.
    button.current?.focus()
    // As a transition, so that the window opens when its code and texts are loaded.
    startOpening(() => setOpen(true))
  }

  const calendarButton = (
    <button
      ref={button}
      type="button"
      className={buttonClass.plain}
      aria-label={t('field.openCalendar')}
      aria-haspopup="dialog"
      aria-busy={opening}
      disabled={field.disabled}
      onClick={show}
    >
      <Icon name="calendar" />
    </button>
  )
  return (
    <>
      <FilteredField
        field={{ ...field, end: hasCalendar && calendarButton }}
        value={text}
        message={left && 'message' in parsed ? parsed.message : message}
        filter={(typed) => toDateText(typed, text, language)}
        inputMode="numeric"
        placeholder={t('field.dateFormat')}
        onChange={type}
        onBlur={leave}
        {...(hasCalendar && { onMouseDown: (event: MouseEvent) => event.preventDefault(), onClick: show })}
      />
      {open && (
        <Modal title={t('field.calendar')} onClose={() => setOpen(false)}>
          <Calendar chosen={value ? Number(value) : undefined} earliest={earliest} latest={latest} onChoose={choose} />
        </Modal>
      )}
    </>
  )
}

/** The days that a field takes: as its definition says, or the field of the manifest. */
function useDays({ settings, earliest, latest, minAge }: FieldDefinition): DateDays {
  const { manifest, http } = useStores()
  const [today] = useState(() => new Date(http.now()))
  if (settings?.use === 'date') return daysOf(settings, today, manifest.registration.permissions.minAge)
  return { earliest: earliest ?? firstEarliest, latest, minAge }
}
