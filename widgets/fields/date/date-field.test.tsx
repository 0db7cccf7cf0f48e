// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Language } from '#manifest'
import { birthday, day, showDate } from '#testing/dates.tsx'
import { fakeDialogs, pressEscape } from '#testing/dialogs.ts'
import { loadDateLocale } from './date-locale.ts'

const languages: Language[] = ['ar', 'de', 'en', 'es', 'fa', 'fr', 'sr', 'tr', 'uz']

async function openCalendar(setting?: Parameters<typeof showDate>[0]) {
  const shown = await showDate(setting)
  await act(async () => fireEvent.click(screen.getByLabelText('Open the calendar')))
  await screen.findByLabelText('Month')
  return shown
}

const cell = (name: RegExp) => screen.getByLabelText(name, { selector: '[role=gridcell]' })
const isOff = (element: Element) => element.getAttribute('aria-disabled') === 'true'
const select = (name: string) => screen.getByLabelText<HTMLSelectElement>(name)
const monthShown = () => [select('Month').selectedOptions[0]?.textContent, select('Year').value]
const weekDays = () =>
  [...document.querySelectorAll('[role=row] [role=columnheader]')].map(({ textContent }) => textContent)

// Preload, so that no test waits for it.
beforeAll(() => Promise.all([import('./calendar.tsx'), ...languages.map(loadDateLocale)]))
beforeEach(fakeDialogs)

describe('the calendar of a date field', () => {
  it('opens on a click at the month of the latest day, and closes when a day is chosen', async () => {
    const { input, form } = await showDate()
    expect(fireEvent.mouseDown(input)).toBe(false)
    await act(async () => fireEvent.click(input))
    await screen.findByLabelText('Month')
    expect(screen.getByRole('dialog', { name: 'Choose a date' })).toBeTruthy()
    expect(monthShown()).toEqual(['November', '2008'])
    await userEvent.click(cell(/Thursday, 20 November 2008/))
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() =>
      expect([input.value, form.values.birthday]).toEqual(['20.11.2008', day(new Date(2008, 10, 20))]),
    )
    expect(document.activeElement).toBe(screen.getByLabelText('Open the calendar'))
  })

  it('opens at the chosen day, and closes also on the same day', async () => {
    const { form } = await openCalendar({ value: day(new Date(1990, 4, 3)) })
    expect(monthShown()).toEqual(['May', '1990'])
    expect(cell(/, 3 May 1990/).getAttribute('aria-selected')).toBe('true')
    expect(document.activeElement).toBe(cell(/, 3 May 1990/))
    await userEvent.click(cell(/, 3 May 1990/))
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(form.values.birthday).toBe(day(new Date(1990, 4, 3))))
  })

  it('offers the days up to the latest one, and the months and years within the limits', async () => {
    const { form } = await openCalendar()
    expect([isOff(cell(/21 November/)), isOff(cell(/^Not available: .*22 November/))]).toEqual([false, true])
    await userEvent.click(cell(/22 November/))
    expect(form.values.birthday).toBe('')
    const years = [...select('Year').options].map(({ value }) => Number(value))
    expect([years[0], years.at(-1), years.length]).toEqual([2008, 1900, 109])
    expect(
      [...select('Month').options].filter(({ disabled }) => disabled).map(({ textContent }) => textContent),
    ).toEqual(['December'])
    expect(screen.getByLabelText('Next month').matches(':disabled')).toBe(true)
  })

  it('opens at the month of the latest day also if it is in the future', async () => {
    await openCalendar({ field: { ...birthday, latest: new Date(2090, 2, 1) } })
    expect(monthShown()).toEqual(['March', '2090'])
  })

  it('goes to another month and year within the limits', async () => {
    const { form } = await openCalendar()
    await userEvent.click(screen.getByLabelText('Previous month'))
    expect(monthShown()).toEqual(['October', '2008'])
    await userEvent.selectOptions(select('Year'), '1990')
    await userEvent.selectOptions(select('Month'), 'December')
    expect(monthShown()).toEqual(['December', '1990'])
    await userEvent.selectOptions(select('Year'), '2008')
    expect(monthShown()).toEqual(['November', '2008'])
    await userEvent.selectOptions(select('Year'), '1900')
    await userEvent.selectOptions(select('Month'), 'January')
    expect(screen.getByLabelText('Previous month').matches(':disabled')).toBe(true)
    await userEvent.click(cell(/Monday, 1 January 1900/))
    await waitFor(() => expect(form.values.birthday).toBe(day(new Date(1900, 0, 1))))
  })

  it('starts in 2022 if the definition has no earliest day', async () => {
    await openCalendar({ field: { ...birthday, earliest: undefined, latest: new Date(2026, 5, 1) } })
    expect([...select('Year').options].map(({ value }) => value)).toEqual(['2026', '2025', '2024', '2023', '2022'])
  })

  it.each<[Language, string, string, string]>([
    ['en', 'Su', 'Mo', 'Monday'],
    ['de', 'So', 'Mo', 'Montag'],
    ['fr', 'di', 'lu', 'lundi'],
    ['tr', 'Pz', 'Pt', 'Pazartesi'],
    ['sr', 'ned', 'pon', 'ponedeljak'],
    ['es', 'do', 'lu', 'lunes'],
    ['uz', 'Ya', 'Du', 'Dushanba'],
    ['ar', 'ح', 'ن', 'الاثنين'],
    ['fa', 'ج', 'ش', 'شنبه'],
  ])('names the weekdays in %s, from the first to %s', async (language, last, first, fullName) => {
    await openCalendar({ language })
    const days = weekDays()
    expect([days[0], days.at(-1), days.length]).toEqual([first, last, 7])
    expect(screen.getByTitle(fullName).textContent).toBe(first)
  })

  it.each<[Language, string]>([
    ['en', '20.11.2008'],
    ['ar', '22.11.2008'],
  ])('in %s, the left arrow goes to the day on the left', async (language, shown) => {
    const { input } = await openCalendar({
      language,
      value: day(new Date(2008, 10, 21)),
      field: { ...birthday, latest: new Date(2008, 10, 30) },
    })
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowLeft' })
    fireEvent.keyDown(document.activeElement!, { key: 'Enter' })
    expect(input.value).toBe(shown)
  })

  it('closes on Escape, which the picker would consume', async () => {
    await openCalendar()
    await pressEscape(screen.getByRole('dialog'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('has six rows in every month', async () => {
    await openCalendar({ value: day(new Date(1999, 1, 1)) })
    expect(document.querySelectorAll('[role=row] > [role=gridcell]')).toHaveLength(42)
  })
})
