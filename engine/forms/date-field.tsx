import { useRef, useState, useTransition, type KeyboardEvent, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { afterPaint } from '../shell/after-paint.ts'
import { buttonClass } from '../ui/button.tsx'
import { lazyWithRetry } from '../ui/lazy-with-retry.ts'
import { Icon } from '../ui/icon.tsx'
import { Modal } from '../ui/window/modal.tsx'
import { toDateText } from './date-text.ts'
import { dayOf, formatDay, parseDay } from './day.ts'
import type { FieldProps } from './field.ts'
import { FilteredField } from './filtered-field.tsx'

const Calendar = lazyWithRetry(() => import('./calendar.tsx'))

const firstEarliest = new Date(2022, 0, 1)
const noDay = { key: 'invalid_string' }

/** A date field with a calendar and text input as dd.MM.yyyy. An invalid or out-of-range text is shown as invalid. */
export default function DateField({ field, value, message, onChange }: FieldProps) {
  const { t } = useTranslation('user')
  const [draft, setDraft] = useState<string>()
  const [left, setLeft] = useState(false)
  const [open, setOpen] = useState(false)
  const [opening, startOpening] = useTransition()
  const button = useRef<HTMLButtonElement>(null)
  const { earliest = firstEarliest, latest } = field
  const text = draft ?? (value && formatDay(Number(value)))

  function dayIn(typed: string) {
    const day = parseDay(typed)
    const fits = day !== undefined && day >= dayOf(earliest) && !(latest && day > dayOf(latest))
    return fits ? `${day}` : ''
  }

  function type(typed: string) {
    setDraft(typed)
    setLeft(false)
    onChange(dayIn(typed))
  }

  function leave() {
    if (draft === '' || dayIn(text)) setDraft(undefined)
    setLeft(true)
  }

  function choose(day: number) {
    setDraft(formatDay(day))
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
        field={{ ...field, end: calendarButton }}
        value={text}
        message={left && text !== '' && !dayIn(text) ? noDay : message}
        filter={(typed) => toDateText(typed, text)}
        inputMode="numeric"
        placeholder={t('field.dateFormat')}
        onChange={type}
        onBlur={leave}
        onKeyDown={(event: KeyboardEvent) => event.key === 'Enter' && leave()}
        onMouseDown={(event: MouseEvent) => event.preventDefault()}
        onClick={show}
      />
      {open && (
        <Modal title={t('field.calendar')} onClose={() => setOpen(false)}>
          <Calendar chosen={value ? Number(value) : undefined} earliest={earliest} latest={latest} onChoose={choose} />
        </Modal>
      )}
    </>
  )
}
