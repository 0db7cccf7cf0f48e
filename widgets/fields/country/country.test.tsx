// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { showForm } from '#testing/forms.tsx'
import { loadCountryNames } from '#engine/forms/countries.ts'
import { required } from '#engine/forms/rules.ts'

async function showCountry({ countries, value = '' }: { countries?: string[]; value?: string } = {}) {
  const shown = showForm([{ name: 'country', kind: 'country', label: 'Country', countries }], {
    values: { country: value },
    rules: { country: [required] },
  })
  const input = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Country' })
  vi.useFakeTimers()
  return { ...shown, input }
}

const names = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const pass = (time: number) => act(() => vi.advanceTimersByTime(time))
const type = (input: HTMLInputElement, value: string) => fireEvent.change(input, { target: { value } })
const press = (input: HTMLInputElement, key: string) => fireEvent.keyDown(input, { key })

function clickOutside(input: HTMLInputElement) {
  fireEvent.mouseDown(document.body)
  act(() => input.blur())
  fireEvent.mouseUp(document.body)
}

const panel = () => screen.getByRole('listbox').parentElement!

/** Sets the positions of the field’s box, in a window of 768 px with a list of 320 px. */
function layOut({ top, bottom }: { top: number; bottom: number }) {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ top, bottom } as DOMRect)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(320)
}

// Preload, so that no test waits for it.
beforeAll(() => loadCountryNames())
afterEach(() => {
  vi.useRealTimers()
})

describe('a country field', () => {
  it('opens by click, shows every country with its phone code, and selects one', async () => {
    const { input, form } = await showCountry()
    expect(input.getAttribute('name')).toBe('country')
    fireEvent.click(input)
    expect(input.getAttribute('aria-expanded')).toBe('true')
    expect(names()).toHaveLength(250)
    fireEvent.click(screen.getByRole('option', { name: /Tunisia/ }))
    expect(form.values.country).toBe('TN')
    expect(input.value).toBe('Tunisia')
    expect(names()).toEqual([])
  })

  it('searches 500 ms after the last key', async () => {
    const { input } = await showCountry()
    type(input, 'tun')
    pass(499)
    expect(names()).toHaveLength(250)
    type(input, 'tunisi')
    pass(499)
    expect(names()).toHaveLength(250)
    pass(1)
    expect(names()).toEqual(['Tunisia+216'])
  })

  it('selects a search result by keyboard, and nothing before the search', async () => {
    const { input, form, onSubmit } = await showCountry()
    type(input, '216')
    press(input, 'Enter')
    expect([form.values.country, input.value]).toEqual(['', '216'])
    pass(500)
    press(input, 'Enter')
    expect(form.values.country).toBe('TN')
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('shows that nothing was found', async () => {
    const { input } = await showCountry()
    type(input, 'atlantis')
    pass(500)
    expect([names(), input.getAttribute('aria-activedescendant')]).toEqual([[], ''])
    expect(screen.getAllByText('No country matches this name or code.', { selector: 'p' })).toHaveLength(1)
    expect(screen.getByRole('status').textContent).toBe('No country matches this name or code.')
  })

  it('offers only the allowed countries', async () => {
    const { input } = await showCountry({ countries: ['SN', 'NE', 'GA'] })
    fireEvent.click(input)
    expect(names()).toEqual(['Gabon+241', 'Niger+227', 'Senegal+221'])
  })

  it('closes on an outside click and restores the previous country', async () => {
    const { input, form } = await showCountry({ value: 'MA' })
    expect(input.value).toBe('Morocco')
    type(input, 'xyz')
    clickOutside(input)
    expect([input.getAttribute('aria-expanded'), input.value, form.values.country]).toEqual(['false', 'Morocco', 'MA'])
  })

  it('selects the country whose name was typed in full', async () => {
    const { input, form } = await showCountry({ value: 'MA' })
    type(input, ' tunisia')
    clickOutside(input)
    expect([input.value, form.values.country]).toEqual(['Tunisia', 'TN'])
  })

  it('leaves Escape to the surrounding window while the list is closed', async () => {
    const { input } = await showCountry({ value: 'MA' })
    expect(press(input, 'Escape')).toBe(true)
    fireEvent.click(input)
    expect(press(input, 'Escape')).toBe(false)
  })

  it('closes on Escape and keeps the previous country', async () => {
    const { input, form } = await showCountry({ value: 'MA' })
    type(input, 'xyz')
    press(input, 'Escape')
    press(input, 'Escape')
    expect([input.getAttribute('aria-expanded'), input.value, form.values.country]).toEqual(['false', 'Morocco', 'MA'])
  })

  it('clears the country when its name is deleted', async () => {
    const { input, form } = await showCountry({ value: 'MA' })
    type(input, '')
    clickOutside(input)
    expect([input.value, form.values.country]).toEqual(['', ''])
  })

  it('follows the form’s value: another country, or none', async () => {
    const { input, form } = await showCountry({ value: 'MA' })
    act(() => form.set('country', 'TN'))
    expect(input.value).toBe('Tunisia')
    act(() => form.set('country', ''))
    expect(input.value).toBe('')
  })

  it.each([
    ['below', { top: 100, bottom: 148 }, ['unplaced', 'below']],
    ['above', { top: 600, bottom: 648 }, ['unplaced', 'up']],
    ['below, where there is still less room above', { top: 100, bottom: 600 }, ['unplaced', 'below']],
  ])('opens %s, checked after 15 ms', async (_name, box, places) => {
    const { input } = await showCountry()
    layOut(box)
    fireEvent.click(input)
    const place = () => ['unplaced', 'up'].find((name) => panel().className.includes(name)) ?? 'below'
    pass(14)
    const before = place()
    pass(1)
    expect([before, place()]).toEqual(places)
  })

  it('shows its error', async () => {
    const { input, submit } = await showCountry()
    vi.useRealTimers()
    fireEvent.click(submit())
    await waitFor(() => expect(input.getAttribute('aria-invalid')).toBe('true'))
    expect(document.getElementById(input.getAttribute('aria-describedby')!)?.dataset.error).toBe('error.field_is_empty')
    expect(document.activeElement).toBe(input)
  })
})
