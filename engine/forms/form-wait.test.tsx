// @vitest-environment jsdom
import { act, fireEvent } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { credentials, showForm } from '#testing/forms.tsx'
import { ApiError } from '../data/api-error.ts'

const { fields, rules, valid } = credentials
const tooMany = (retryAfterMs: number) => Object.assign(new ApiError('busy', 429, { code: 429 }), { retryAfterMs })

afterEach(() => void vi.useRealTimers())

/** A form whose first call was refused until so many milliseconds later. */
async function refused(retryAfterMs: number) {
  const { onSubmit, submit } = showForm(fields, { rules, values: valid })
  const button = submit()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  onSubmit.mockRejectedValueOnce(tooMany(retryAfterMs))
  await act(async () => void fireEvent.click(button))
  const part = (selector: string) => document.querySelector(`[data-wait] > ${selector}`)?.textContent
  return { onSubmit, button, shown: () => part('[aria-hidden]'), read: () => part('[role=status]') }
}

it('counts down, is read out once, and the button waits until the end', async () => {
  const { onSubmit, button, shown, read } = await refused(30_000)
  expect([shown(), read()]).toEqual(['You can try again in 30 seconds.', 'You can try again in 30 seconds.'])
  expect(document.querySelector('form > [role=alert]')?.textContent).toMatch(/^Too many attempts/)
  act(() => void vi.advanceTimersByTime(20_000))
  expect([shown(), read()]).toEqual(['You can try again in 10 seconds.', 'You can try again in 30 seconds.'])
  fireEvent.click(button)
  expect([onSubmit.mock.calls.length, button.getAttribute('aria-disabled')]).toEqual([1, 'true'])
  act(() => void vi.advanceTimersByTime(10_000))
  expect([shown(), button.getAttribute('aria-disabled')]).toEqual([undefined, null])
  await act(async () => void fireEvent.click(button))
  expect(onSubmit).toHaveBeenCalledTimes(2)
})

it('counts long waits in minutes, and no longer than was said if the clock is set back', async () => {
  const { shown, button } = await refused(900_000)
  expect(shown()).toBe('You can try again in 15 minutes.')
  vi.setSystemTime(Date.now() - 3_600_000)
  act(() => void vi.advanceTimersByTime(1000))
  expect([shown(), button.getAttribute('aria-disabled')]).toEqual(['You can try again in 15 minutes.', 'true'])
})
