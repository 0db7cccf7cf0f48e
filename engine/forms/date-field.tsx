import { useRef, useState, useTransition, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { calendarOf } from '../i18n/formats.ts'
import { afterPaint } from '../shell/after-paint.ts'
import { useStores } from '../shell/stores.ts'
import { buttonClass } from '../ui/button.tsx'
import { lazyWithRetry } from '../ui/lazy-with-retry.ts'
import { Icon } from '../ui/icon.tsx'
import { Modal } from '../ui/window/modal.tsx'
import { parseDate, toDateText } from './date.ts'
import { formatDay } from './day.ts'
import type { FieldProps } from './field.ts'
import { FilteredField } from './filtered-field.tsx'
import { useReadAtSubmit } from './submit-readers.ts'

const Calendar = lazyWithRetry(() => import('./calendar.tsx'))

const firstEarliest = new Date(2022, 0, 1)

/** A date field with a calendar and text input as dd.MM.yyyy. A text that is no day, or none that the field takes, is shown as invalid. */
export default function DateField({ field, value, message, onChange }: FieldProps) {
  const { t } = useTranslation('user')
  const language = useStores().language.current
  const [draft, setDraft] = useState<string>()
  const [left, setLeft] = useState(false)
  const [open, setOpen] = useState(false)
  const [opening, startOpening] = useTransition()
  const button = useRef<HTMLButtonElement>(null)
  const { earliest = firstEarliest, latest, minAge } = field
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
