import { expect, it } from 'vitest'
import { devices, deviceWords, sizeOf, usualWidth } from './devices.ts'

it('shows the whole desktop page, scaled where it does not fit, except on a phone', () => {
  expect([375, 590, 1230, 1440].map(usualWidth)).toEqual([0, 1440, 1440, 0])
})

it('says what a device is, and that it is scaled', () => {
  const words = (place: number) => devices.map((each) => deviceWords(each, place))
  expect(words(600).slice(0, 4)).toEqual(['Fits', 'Small phone 320', 'Phone 375', 'Tablet, scaled'])
  expect(words(1300).at(-1)).toBe('Large desktop, scaled')
})

it('turns phones and tablets', () => {
  expect([sizeOf(375, true), sizeOf(1440, true)]).toEqual([
    { width: 812, height: 375 },
    { width: 1440, height: 0 },
  ])
})
