// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { PlayerLimit } from '#api'
import type { Manifest } from '#manifest'
import { player, renderWidget } from '#testing/render.tsx'
import Limits from './index.tsx'

type Rules = NonNullable<Manifest['playerProtection']['limitRules']>

const now = Date.UTC(2030, 4, 15, 12)
const weekly: PlayerLimit = { kind: 'deposit', period: 'week', amount: 100, used: 60, change: null }

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
})

async function show(limitRules: Rules, limits: PlayerLimit[] = [], coolOffHours?: number, currency = 'EUR') {
  const answer = {
    currency,
    limits,
    break: null,
    realityCheckMinutes: null,
    ...(coolOffHours !== undefined && { coolOffHours }),
  }
  const send = vi.fn(async (..._call: unknown[]) => answer)
  const rendered = renderWidget(<Limits use="limits" />, {
    user: { ...player, currency },
    manifest: { currency: 'EUR', playerProtection: { limits: ['deposit'], limitRules } },
    http: { get: async () => answer, send, now: () => now },
  })
  const heading = await screen.findByRole('heading', { level: 3 })
  const row = within(heading.closest('li')!)
  await waitFor(() => expect(row.getAllByRole('button')[0]!.matches(':enabled')).toBe(true))
  return { ...rendered, send, heading, row }
}

type Row = Awaited<ReturnType<typeof show>>['row']

async function openForm(row: Row) {
  await userEvent.click(row.getByRole('button', { name: /^(Set a limit|Change)$/ }))
  await waitFor(() => expect(row.getByRole('textbox').matches(':enabled')).toBe(true))
  return row.getByRole<HTMLInputElement>('textbox')
}

async function type(row: Row, amount: string) {
  await userEvent.type(await openForm(row), amount)
  await userEvent.click(row.getByRole('button', { name: 'Save' }))
}

const periods = (row: Row) =>
  [...row.getByRole<HTMLSelectElement>('combobox').options].flatMap(({ value, text }) => (value ? [text] : []))

describe('the rules of limits', () => {
  it('offer the periods of the brand, in its words', async () => {
    const { row } = await show({ periods: ['week', 'month'], periodsAre: 'rolling' }, [weekly])
    expect(row.getByText(/€100\.00.* in 7 days/, { selector: 'strong' })).toBeTruthy()
    await openForm(row)
    expect(periods(row)).toEqual(['7 days', 'Calendar month'])
  })

  it('ask for no period where there is only one', async () => {
    const { row, send } = await show({ periods: ['month'] })
    await type(row, '50')
    expect(row.queryByRole('combobox')).toBeNull()
    await userEvent.click(row.getByRole('button', { name: 'Confirm' }))
    expect(send.mock.calls[0]?.[3]).toEqual({ kind: 'deposit', period: 'month', amount: 50 })
  })

  it.each([
    ['gross', 'Deposits', 'at most ⁨€50.00⁩ per day, whatever you withdraw'],
    ['net', 'Net deposits', 'deposits minus your withdrawals will be at most ⁨€50.00⁩ per day'],
  ] as const)('say what limits of %s deposits count', async (depositMeans, title, sentence) => {
    const { row, heading } = await show({ depositMeans })
    expect(heading.textContent).toBe(title)
    await type(row, '50')
    expect(row.getByRole('region').textContent).toContain(sentence)
  })

  it('suggest amounts only where the brand does, in its currency, with none chosen', async () => {
    const rules: Rules = { entry: 'suggestions', suggestions: [500, 50] }
    const { row } = await show(rules)
    const input = await openForm(row)
    const group = within(row.getByRole('group', { name: 'Amounts you can use' }))
    const buttons = group.getAllByRole('button')
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['€500.00', '€50.00'])
    expect([input.value, buttons.map((each) => each.ariaPressed ?? each.getAttribute('aria-pressed'))]).toEqual([
      '',
      ['false', 'false'],
    ])
    expect(new Set(buttons.map(({ className }) => className)).size).toBe(1)
    await userEvent.click(buttons[1]!)
    expect([input.value, buttons[1]!.getAttribute('aria-pressed')]).toEqual(['50', 'true'])
  })

  it.each([
    [{ entry: 'free', suggestions: [50] }, 'EUR'],
    [{ entry: 'suggestions', suggestions: [50] }, 'TND'],
  ] as const)('suggest nothing with %o to a player with %s', async (rules, currency) => {
    const { row } = await show({ ...rules, suggestions: [...rules.suggestions] }, [], undefined, currency)
    await openForm(row)
    expect(row.queryByRole('group', { name: 'Amounts you can use' })).toBeNull()
  })

  it('say the day and hour of a looser limit before it is confirmed; the platform’s wait counts', async () => {
    const { row } = await show({ loosenAfterHours: 72, periods: ['week'] }, [weekly], 48)
    await type(row, '200')
    const check = row.getByRole('region').textContent
    expect(check).toMatch(/€100\.00.* applies until .*May 17, 2030/)
  })

  it('wait for the end of the period, too', async () => {
    const resetsAt = '2030-05-20T00:00:00.000Z'
    const { row } = await show({ loosenAfterHours: 24, loosenAfterPeriod: true, periods: ['week'] }, [
      { ...weekly, resetsAt },
    ])
    await type(row, '200')
    expect(row.getByRole('region').textContent).toMatch(/applies until .*May 20, 2030/)
    expect(screen.getByText(/not before the current period ends/)).toBeTruthy()
  })

  it('tell until when a limit applies before its removal is sent', async () => {
    const { row, send } = await show({ loosenAfterHours: 24 }, [weekly])
    await userEvent.click(row.getByRole('button', { name: /Remove/ }))
    expect(row.getByRole('region').textContent).toMatch(/no longer have this limit.*applies until .*May 16, 2030/)
    expect(send).not.toHaveBeenCalled()
    await userEvent.click(row.getByRole('button', { name: 'Confirm' }))
    expect(send.mock.calls[0]?.[3]).toEqual({ kind: 'deposit', period: 'week', amount: null })
  })

  it('show how much is used from the first share on', async () => {
    const { row } = await show({ alertsAt: [50, 75] }, [weekly])
    expect(row.getByText(/Deposits: you have used 60% of .*€100\.00.* per week\./)).toBeTruthy()
  })

  it('say nothing of the use below the first share', async () => {
    const { row } = await show({ alertsAt: [75] }, [weekly])
    expect(row.queryByText(/you have used/)).toBeNull()
  })

  it('call the brand’s default one, and set another at once', async () => {
    const { row } = await show({ default: 0 }, [{ ...weekly, amount: 0, used: 0, isDefault: true }])
    expect(row.getByText('This limit applies until you set your own.')).toBeTruthy()
    expect(row.queryByRole('button', { name: /Remove/ })).toBeNull()
    await type(row, '200')
    expect(row.getByRole('region').textContent).toContain('This applies immediately')
  })
})
