// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lazyWithRetry } from './lazy-with-retry.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const Words = () => <p>here</p>
type Load = () => Promise<{ default: typeof Words }>

function show(load: Load) {
  const Part = lazyWithRetry(load)
  return render(
    <ErrorBoundary fallback={<p>failed</p>} onError={() => undefined}>
      <Suspense fallback={<p>waiting</p>}>
        <Part />
      </Suspense>
    </ErrorBoundary>,
  )
}

it('retries after a failure that was not shown', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const load = vi.fn<Load>().mockRejectedValueOnce(new Error('no connection')).mockResolvedValue({ default: Words })
  show(load).unmount()
  await act(() => vi.advanceTimersByTimeAsync(1000))
  show(load)
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(screen.getByText('here')).toBeDefined()
})

it('loads once for all waiting components, and shows them the failure', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const load = vi.fn<Load>().mockRejectedValue(new Error('no connection'))
  show(load)
  await act(() => vi.advanceTimersByTimeAsync(500))
  expect(screen.getByText('failed')).toBeDefined()
  expect(load).toHaveBeenCalledOnce()
})
