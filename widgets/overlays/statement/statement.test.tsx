// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { OpenOverlays } from '#engine/routing/overlays.tsx'
import { Page } from '#engine/routing/page.tsx'
import { fakeDialogs, pressEscape } from '#testing/dialogs.ts'
import { player, renderWidget } from '#testing/render.tsx'

beforeEach(() => {
  fakeDialogs()
  localStorage.clear()
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
})

const lost = { currency: 'EUR', deposits: 100, withdrawals: 0, staked: 80, won: 45.5 }

function come(position: () => Promise<unknown> = async () => lost, lacks: string[] = []) {
  const get = vi.fn((path: string, ..._more: unknown[]) =>
    path === '/my/net-position' ? position() : new Promise(() => undefined),
  )
  const rendered = renderWidget(
    <>
      <Page page="PROMOTIONS" />
      <OpenOverlays />
    </>,
    {
      user: player,
      manifest: {
        playerProtection: { statement: { days: 30, every: 'signIn' } },
        pages: { PROMOTIONS: { visible: true, blocks: [{ use: 'wheel' }, { use: 'deposit' }, { use: 'version' }] } },
      },
      http: { get, lacks },
      path: '/promotions',
    },
  )
  return { ...rendered, get }
}

const shown = () => [...document.querySelectorAll<HTMLElement>('[data-block]')].map(({ dataset }) => dataset.block)
const dialog = () => screen.findByRole<HTMLDialogElement>('dialog', { name: 'Your last 30 days' })

it('sums up the last days; a loss is shown as plainly as a win', async () => {
  const { get } = come()
  const own = within(await dialog())
  await own.findByText('€80.00')
  const rows = [...(await dialog()).querySelectorAll('dl > div')]
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['Wagered', '€80.00'],
    ['Won', '€45.50'],
    ['Lost', '€34.50'],
    ['Net result', '-€34.50'],
  ])
  expect(rows[1]!.className).toBe(rows[2]!.className)
  const [, , query] = get.mock.calls.find(([path]) => path === '/my/net-position')!
  const { from } = query as { from: string }
  expect(Math.round((Date.now() - Date.parse(from)) / 86_400_000)).toBe(30)
})

it('closes play, and nothing else, until it is confirmed; nothing but its button closes it', async () => {
  come()
  const own = await dialog()
  await waitFor(() => expect(shown()).toEqual(['deposit', 'version']), { timeout: 5000 })
  await pressEscape(own)
  await userEvent.click(own)
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  expect(await dialog()).toBeTruthy()
  await waitFor(() => expect(screen.getByRole('button', { name: 'I have read this' }).matches(':enabled')).toBe(true))
  await userEvent.click(screen.getByRole('button', { name: 'I have read this' }))
  await waitFor(() => expect(shown()).toEqual(['wheel', 'deposit', 'version']), { timeout: 5000 })
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('cannot be confirmed unread: a failure is said, play stays closed, and the page opens it again', async () => {
  const position = vi.fn(async () => lost)
  position.mockRejectedValueOnce(new Error('no')).mockRejectedValueOnce(new Error('no'))
  come(position)
  const own = within(await dialog())
  expect((await own.findByRole('alert')).textContent).toContain('can’t be loaded')
  expect(own.queryByRole('button', { name: 'I have read this' })).toBeNull()
  await userEvent.click(own.getByRole('button', { name: 'Try again' }))
  await userEvent.click(await own.findByRole('button', { name: 'Not now' }))
  await waitFor(() => expect(shown()).toEqual(['deposit', 'version']), { timeout: 5000 })
  await userEvent.click(await screen.findByRole('button', { name: 'Show statement' }))
  await within(await dialog()).findByText('€80.00')
})

it('is not asked for where the platform has no sums', async () => {
  come(undefined, ['GET /my/net-position'])
  await vi.dynamicImportSettled()
  await waitFor(() => expect(shown()).toEqual(['wheel', 'deposit', 'version']), { timeout: 5000 })
  expect(screen.queryByRole('dialog')).toBeNull()
})
