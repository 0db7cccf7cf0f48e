import { afterEach, expect, it, vi } from 'vitest'
import {
  browsersFormats,
  type DateOptions,
  dateForms,
  loadFormats,
  type NumberOptions,
  relativeFormat,
} from './formats.ts'
import { ownFormats } from './own-formats.ts'

// Node knows every language: what is made here must be what it makes, and pages are made by it.
const locale = 'uz-Latn-u-ca-gregory-nu-latn'
const own = ownFormats('uz')!

afterEach(() => void vi.restoreAllMocks())

const forms = Object.keys(dateForms) as DateOptions['form'][]
const zones = ['UTC', 'Asia/Tashkent', 'Europe/Berlin', 'America/New_York']
const dates = forms.flatMap((form): DateOptions[] => [{ form }, ...zones.map((timeZone) => ({ form, timeZone }))])
it.each(dates)('formats dates as %j as a browser does that knows the language', (options) => {
  for (let month = 0; month < 12; month++)
    for (const [day, hour] of [
      [1, 0],
      [9, 14],
      [27, 23],
    ] as const) {
      const at = new Date(2026, month, day, hour, 5)
      expect(own.date(locale, options).format(at)).toBe(browsersFormats.date(locale, options).format(at))
    }
})

const numbers: NumberOptions[] = [
  {},
  { style: 'percent', maximumFractionDigits: 1 },
  { minimumIntegerDigits: 2, useGrouping: false },
  ...['EUR', 'UZS', 'TND', 'USD', 'RUB'].map((currency) => ({ style: 'currency', currency }) as const),
  { style: 'currency', currency: 'XTS', currencyDisplay: 'code' },
  ...(['second', 'minute', 'hour', 'day', 'week', 'month', 'year', 'megabyte'] as const).flatMap((unit) =>
    (['long', 'short', undefined] as const).map((unitDisplay) => ({ style: 'unit', unit, unitDisplay }) as const),
  ),
]
it.each(numbers)('formats numbers as %j as such a browser does', (options) => {
  const [ours, theirs] = [own.number(locale, options), browsersFormats.number(locale, options)]
  for (const value of [0, 1, 2, 5, 0.945, 1234.5, -1_234_567.891]) expect(ours.format(value)).toBe(theirs.format(value))
  if (options.style !== 'unit') expect(ours.formatToParts(-1234.5)).toEqual(theirs.formatToParts(-1234.5))
})

it.each(['minute', 'hour', 'day', 'week'] as const)('formats times from now in %ss as such a browser does', (unit) => {
  const [ours, theirs] = [own, browsersFormats].map(({ relative }) => relative(locale, { numeric: 'always' }))
  for (const value of [-12, -1, 1, 5, 1200]) expect(ours!.format(value, unit)).toBe(theirs!.format(value, unit))
})

it('is used only where the browser does not know the language', async () => {
  const browsers = vi.spyOn(browsersFormats, 'relative')
  await loadFormats('uz')
  expect(relativeFormat('uz', { numeric: 'auto' }).format(3, 'day')).toBe('3 kundan keyin')
  expect(browsers).toHaveBeenCalledOnce()
  // As in Chromium.
  vi.spyOn(browsersFormats, 'date').mockReturnValue({ format: () => '1970 M01 1' } as never)
  await loadFormats('uz')
  expect(relativeFormat('uz', { numeric: 'always' }).format(3, 'day')).toBe('3 kundan keyin')
  expect(browsers).toHaveBeenCalledOnce()
})
