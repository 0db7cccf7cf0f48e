// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { paintFirstBlocks } from './start.ts'

const isFirstPaint = () => document.documentElement.dataset.firstPaint !== undefined

beforeEach(() => void vi.useFakeTimers())

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  delete document.documentElement.dataset.firstPaint
})

it('lasts until the parsed page has been painted', () => {
  paintFirstBlocks()
  vi.runAllTimers()
  expect(isFirstPaint()).toBe(true)
  document.dispatchEvent(new Event('readystatechange'))
  expect(isFirstPaint()).toBe(true)
  vi.runAllTimers()
  expect(isFirstPaint()).toBe(false)
})

it('leaves a hidden tab alone, which paints nothing', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  paintFirstBlocks()
  expect(isFirstPaint()).toBe(false)
})
