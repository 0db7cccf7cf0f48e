import { act, screen } from '@testing-library/react'
import type { FieldDefinition } from '#engine/forms/field.ts'
import { required } from '#engine/forms/rules.ts'
import type { Language, Manifest } from '#manifest'
import { showForm } from './forms.tsx'

/** A date field with limits. */
export const birthday: FieldDefinition = {
  name: 'birthday',
  kind: 'date',
  label: 'Birthday',
  earliest: new Date(1900, 0, 1),
  latest: new Date(2008, 10, 21, 14, 30),
  minAge: 18,
}

/** Shows a form of one required date field, and waits until its `<input>` is there. */
export async function showDate({
  field = birthday,
  value = '',
  language = 'en',
  i18n,
}: { field?: FieldDefinition; value?: string; language?: Language; i18n?: Manifest['i18n'] } = {}) {
  const shown = showForm([field], {
    values: { birthday: value },
    rules: { birthday: [required] },
    ...(i18n && { i18n }),
  })
  if (language !== 'en') await act(() => shown.stores.language.change(language))
  const input = await screen.findByPlaceholderText<HTMLInputElement>('dd.mm.yyyy')
  return { ...shown, input }
}

/** Returns the form’s value for a day: the milliseconds of its 00:00 UTC, as text. */
export const day = (date: Date) => `${Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())}`
