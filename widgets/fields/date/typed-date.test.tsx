// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { birthday, day, showDate } from '#testing/dates.tsx'
import { fakeDialogs } from '#testing/dialogs.ts'
import { errorOf, fieldOf, showForm } from '#testing/forms.tsx'

beforeEach(fakeDialogs)

describe('a typed date', () => {
  it('inserts dots and is the day’s 00:00 UTC', async () => {
    const { input, form, onSubmit } = await showDate()
    act(() => input.focus())
    await userEvent.keyboard('03051990')
    expect(input.value).toBe('03.05.1990')
    expect(form.values.birthday).toBe(`${Date.UTC(1990, 4, 3)}`)
    await userEvent.keyboard('{Enter}')
    expect(onSubmit).toHaveBeenCalledWith({ birthday: `${Date.UTC(1990, 4, 3)}` })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it.each([
    ['31.02.1990', 'date_impossible', 'This date doesn’t exist. Check day and month.'],
    ['00.13.1990', 'date_impossible', 'This date doesn’t exist. Check day and month.'],
    ['03.05', 'date_incomplete', 'Enter day, month and year, for example 31.12.1990.'],
    ['22.11.2008', 'date_too_young', 'You must be at least 18 years old to play here.'],
    ['31.12.1899', 'date_too_early', 'Enter a date from 01.01.1900 on.'],
  ])('%s blocks submitting, and says why: %s', async (text, key, words) => {
    const { input, form, onSubmit, submit } = await showDate({ value: day(new Date(1990, 4, 3)) })
    fireEvent.change(input, { target: { value: text } })
    expect([form.values.birthday, errorOf('birthday')]).toEqual(['', undefined])
    act(() => input.focus())
    await userEvent.click(submit())
    expect([input.value, errorOf('birthday'), onSubmit.mock.calls]).toEqual([text, key, []])
    expect(fieldOf('birthday').textContent).toContain(words)
    expect(document.activeElement).toBe(input)
  })

  it('blocks submitting a half-typed optional date', async () => {
    const { form, onSubmit } = showForm([birthday])
    const input = await screen.findByPlaceholderText<HTMLInputElement>('dd.mm.yyyy')
    fireEvent.change(input, { target: { value: '03.05' } })
    act(() => input.focus())
    await userEvent.keyboard('{Enter}')
    expect([form.isValid, onSubmit.mock.calls]).toEqual([true, []])
    fireEvent.change(input, { target: { value: '' } })
    await userEvent.keyboard('{Enter}')
    expect(onSubmit).toHaveBeenCalledWith({ birthday: '' })
  })

  it('is empty for an invalid value', async () => {
    const { input } = await showDate({ value: '1990-05-03T00:00:00Z' })
    expect(input.value).toBe('')
  })

  it('is shown in full on blur, and follows the form’s value', async () => {
    const { input, form } = await showDate()
    fireEvent.change(input, { target: { value: '3.5.1990' } })
    fireEvent.blur(input)
    expect(input.value).toBe('03.05.1990')
    act(() => form.reset())
    expect(input.value).toBe('')
  })
})

describe('a date field in Persian', () => {
  const value = day(new Date(1990, 4, 3))

  it('has the digits of the language, and takes any', async () => {
    const { input, form } = await showDate({ language: 'fa', value })
    expect(input.value).toBe('۰۳.۰۵.۱۹۹۰')
    fireEvent.change(input, { target: { value: '' } })
    act(() => input.focus())
    await userEvent.keyboard('04٠۵۱۹90')
    expect([input.value, form.values.birthday]).toEqual(['۰۴.۰۵.۱۹۹۰', day(new Date(1990, 4, 4))])
  })

  it('is typed in the Persian calendar where the manifest has that, and opens no Gregorian months', async () => {
    const i18n = { langQuery: false, calendar: { fa: 'persian' }, digits: { fa: 'latin' } } as const
    const { input, form } = await showDate({ language: 'fa', value, i18n })
    expect(input.value).toBe('13.02.1369')
    fireEvent.change(input, { target: { value: '۱۴/۲/۱۳۶۹' } })
    fireEvent.blur(input)
    expect([input.value, form.values.birthday]).toEqual(['14.02.1369', day(new Date(1990, 4, 4))])
    await userEvent.click(input)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.querySelector('[aria-haspopup]')).toBeNull()
  })
})
