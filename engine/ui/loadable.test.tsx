// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderWidget } from '#testing/render.tsx'
import { Resource } from '../data/resource.ts'
import { Loadable } from './loadable.tsx'
import { PageStateContext } from './page-state.ts'

function show(read: () => Promise<string>) {
  const resource = new Resource(read)
  const report = vi.fn()
  renderWidget(
    <PageStateContext value={{ current: 'loading', report, forget: vi.fn() }}>
      <Loadable resource={resource} skeleton={<p>Waiting</p>}>
        {(value) => <p>{value}</p>}
      </Loadable>
    </PageStateContext>,
  )
  return { resource, state: () => report.mock.lastCall?.[1] as string }
}

it('shows the failure, and a retry shows the value', async () => {
  const { state } = show(
    vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('no')).mockResolvedValue('the value'),
  )
  const retry = await screen.findByRole('button')
  expect(state()).toBe('error')
  await userEvent.click(retry)
  expect(await screen.findByText('the value')).toBeDefined()
  expect([state(), screen.queryByRole('alert')]).toEqual(['ready', null])
})

it('keeps a value that could not be read again, and stays ready', async () => {
  const { resource, state } = show(
    vi.fn<() => Promise<string>>().mockResolvedValueOnce('the value').mockRejectedValue(new Error('no')),
  )
  await screen.findByText('the value')
  await act(() => resource.load())
  expect([resource.status, state(), screen.queryByRole('alert')]).toEqual(['error', 'ready', null])
  expect(screen.getByText('the value')).toBeDefined()
})
