// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { PlayerLimits } from '#api'
import type { PageKey } from '#manifest'
import { NavList } from '#engine/routing/nav-list.tsx'
import { OpenOverlays } from '#engine/routing/overlays.tsx'
import { Page } from '#engine/routing/page.tsx'
import { fakeDialogs } from '#testing/dialogs.ts'
import { player, renderWidget } from '#testing/render.tsx'
import type { LimitRules } from '../limit-rules.ts'

beforeEach(() => {
  fakeDialogs()
  localStorage.clear()
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
})

const answer = (...limits: object[]) => ({ currency: 'TND', limits, break: null, realityCheckMinutes: null })
const set = (kind: string, period = 'day') => ({ kind, period, amount: 50, change: null })

const blocks = [{ use: 'deposit' }, { use: 'wheel' }, { use: 'version' }] as const
const entries = [
  { page: 'PROMOTIONS', icon: 'gift', text: 'page.PROMOTIONS' },
  { page: 'PROFILE', icon: 'user', text: 'page.PROFILE' },
] as const

function open(
  limitRules: LimitRules,
  { page = 'PROMOTIONS' as PageKey, limits = async (): Promise<unknown> => answer(), send = vi.fn() } = {},
) {
  const rendered = renderWidget(
    <>
      <NavList label="All" entries={entries} />
      <Page page={page} />
      <OpenOverlays />
    </>,
    {
      user: player,
      manifest: {
        playerProtection: { limits: ['deposit', 'wager'], limitRules },
        pages: {
          PROMOTIONS: { visible: true, blocks: [...blocks] },
          MAIN: { visible: true, blocks: [{ use: 'version' }] },
        },
        overlays: { 'quick-deposit': { visible: true, guards: [] } },
      },
      http: { get: (path) => (path === '/my/limits' ? limits() : new Promise(() => undefined)), send },
      path: '/promotions',
    },
  )
  return { ...rendered, send }
}

const shown = () => [...document.querySelectorAll<HTMLElement>('[data-block]')].map(({ dataset }) => dataset.block)
const step = () => document.querySelector<HTMLElement>('[data-required-limits]')
const required = (more: Partial<NonNullable<LimitRules['required']>[number]> = {}): LimitRules => ({
  required: [{ kind: 'deposit', before: 'firstDeposit', optOut: true, ...more }],
})

async function openStep() {
  await waitFor(() => expect(step()?.querySelector('form')).toBeTruthy())
  await waitFor(() => expect(within(step()!).getByRole('textbox').matches(':enabled')).toBe(true))
  return within(step()!)
}

describe('a required limit', () => {
  it('closes what it must come before, and nothing else: links stay', async () => {
    open(required())
    await openStep()
    await waitFor(() => expect(shown()).toEqual(['wheel', 'version']), { timeout: 5000 })
    expect(screen.getByRole('link', { name: 'Promotions' })).toBeTruthy()
    expect(step()!.closest('[role=status]')).not.toBeNull()
  })

  it.each([
    ['firstDeposit', ['wheel', 'version']],
    ['firstStake', ['deposit', 'wheel', 'version']],
    ['firstPlay', ['deposit', 'version']],
    ['registration', ['version']],
  ] as const)('before %s leaves %o', async (before, left) => {
    open(required({ before }))
    await waitFor(() => expect(shown()).toEqual(left), { timeout: 5000 })
  })

  it('has no amount beforehand, no promotion, and two buttons that are alike', async () => {
    open(required())
    const own = await openStep()
    expect(own.getByRole<HTMLInputElement>('textbox').value).toBe('')
    const [one, other] = [/Set this limit/, /Continue without a limit/].map((name) => own.getByRole('button', { name }))
    expect(one!.className.split(' ').every((name) => other!.classList.contains(name))).toBe(true)
    expect(own.queryByRole('link')).toBeNull()
    expect(document.querySelector('[data-required-limits] [aria-pressed]')).toBeNull()
  })

  it('offers no refusal where the brand allows none', async () => {
    open(required({ optOut: false }))
    expect((await openStep()).queryByRole('button', { name: /without/ })).toBeNull()
  })

  it('once set opens what it closed', async () => {
    const send = vi.fn(async () => answer(set('deposit')))
    open(required({ optOut: false }), { send })
    const own = await openStep()
    await userEvent.type(own.getByRole('textbox'), '50')
    await userEvent.click(own.getByRole('button', { name: 'Set this limit' }))
    await userEvent.click(own.getByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(shown()).toEqual(['deposit', 'wheel', 'version']), { timeout: 5000 })
    expect(step()).toBeNull()
  })

  it('once refused opens what it closed', async () => {
    const send = vi.fn(async (..._call: unknown[]) => ({ ...answer(), declined: ['deposit'] }))
    open(required(), { send })
    await userEvent.click((await openStep()).getByRole('button', { name: /without a limit/ }))
    await waitFor(() => expect(shown()).toContain('deposit'), { timeout: 5000 })
    expect(send.mock.calls[0]?.slice(0, 2)).toEqual(['PUT', '/my/limits'])
    expect(send.mock.calls[0]?.[3]).toEqual({ kind: 'deposit', period: 'day', amount: null })
  })

  it('of each period is asked for one after the other', async () => {
    const send = vi.fn(async () => answer(set('deposit', 'day')))
    open(required({ optOut: false, periods: ['day', 'month'] }), { send })
    const own = await openStep()
    expect(step()!.textContent).toContain('Step 1 of 2')
    expect(own.queryByRole('combobox')).toBeNull()
    await userEvent.type(own.getByRole('textbox'), '50')
    await userEvent.click(own.getByRole('button', { name: 'Set this limit' }))
    await userEvent.click(own.getByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(step()!.textContent).toContain('Step 2 of 2'))
    expect(document.activeElement?.textContent).toContain('Per month')
    expect(shown()).not.toContain('deposit')
  })

  it('stays closed if limits cannot be read, and says so with a retry', async () => {
    const limits = vi.fn(async (): Promise<PlayerLimits> => Promise.reject(new Error('no')))
    open(required(), { limits })
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect([limits.mock.calls.length, shown()]).toEqual([2, ['wheel', 'version']]))
  })

  it('is asked for in the sheet to deposit, too', async () => {
    const { stores } = open({ ...required(), linkOn: ['quickDeposit'] }, { page: 'MAIN' })
    act(() => stores.overlays.open('quick-deposit'))
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog.querySelector('[data-required-limits]')).not.toBeNull())
    expect(dialog.querySelector('[data-block=deposit]')).toBeNull()
    await within(dialog).findByRole('link', { name: 'Your limits' })
  })
})

describe('the link to limits', () => {
  it('stands on the pages that the brand names, for players', async () => {
    const { stores } = open({ linkOn: ['home', 'games'] }, { page: 'MAIN' })
    expect((await screen.findByRole('link', { name: 'Your limits' })).getAttribute('href')).toBe('/profile')
    act(() => stores.session.receive(null))
    expect(screen.queryByRole('link', { name: 'Your limits' })).toBeNull()
  })

  it('stands nowhere else', async () => {
    open({ linkOn: ['deposit'] }, { page: 'MAIN' })
    await screen.findByRole('main')
    expect(document.querySelector('[data-limits-link]')).toBeNull()
  })
})
