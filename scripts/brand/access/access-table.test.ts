import { describe, expect, it } from 'vitest'
import type { Manifest } from '#manifest'
import { registry } from '../../../widgets/registry.ts'
import { accessTable, roles } from './access-table.ts'
import { accessText } from './access-text.ts'

/** A manifest with the settings that the table reads. */
const manifest = (pages: object, overlays: object = {}, wheel = true) =>
  ({ currency: 'EUR', wheel: { visible: wheel }, pages, overlays }) as unknown as Manifest
const page = (guards?: unknown[], path = '/x', visible = true) => ({ path, visible, guards, blocks: [] })
const flag = (name: string) => ({ use: 'session-flag', flag: name })
const tableOf = (pages: object, overlays?: object, wheel?: boolean) =>
  accessTable(manifest(pages, overlays, wheel), registry)

/** Returns the access of each role, in the order of `roles`. */
function accessTo(...guards: unknown[]) {
  const [row] = tableOf({ MAIN: page(guards) }).pages
  return roles.map(({ id }) => row!.access[id])
}

describe('accessTable', () => {
  it.each([
    ['nothing', [], ['open', 'open', 'open', 'open', 'open', 'open']],
    ['signed-in', ['signed-in'], ['sign-in', 'open', 'open', 'open', 'open', 'open']],
    ['signed-out', ['signed-out'], ['open', 'closed', 'closed', 'closed', 'closed', 'closed']],
    ['payment-system-user', ['payment-system-user'], ['sign-in', 'closed', 'open', 'open', 'closed', 'closed']],
    ['wheel-open', ['wheel-open'], ['sign-in', 'closed', 'closed', 'closed', 'closed', 'open']],
    [
      'conflicting guards',
      ['payment-system-user', 'signed-out'],
      ['sign-in', 'closed', 'closed', 'closed', 'closed', 'closed'],
    ],
    [
      'documents',
      [{ use: 'may-upload-documents', policy: 'verified-or-deposited' }],
      ['sign-in', 'closed', 'closed', 'open', 'open', 'closed'],
    ],
  ])('%s', (_name, guards, expected) => {
    expect(accessTo(...guards)).toEqual(expected)
  })

  it('evaluates every guard without an error', () => {
    const options = { use: '', flag: 'f', policy: 'payment-system-user', text: 'x', pages: ['MAIN'] }
    const guards = Object.keys(registry.guards).map((use) => ({ ...options, use }))
    expect(() => guards.map((guard) => accessTo(guard))).not.toThrow()
  })

  it('reports flags and what they open', () => {
    const [row] = tableOf({ SUCCESSFUL_DEPOSIT: page(['signed-in', flag('successful-deposit')]) }).pages
    expect(row).toMatchObject({
      access: { visitor: 'closed', player: 'closed' },
      withFlags: { visitor: 'sign-in', player: 'open' },
      flags: ['successful-deposit'],
    })
    expect(tableOf({ MAIN: page(['telegram-auth']) }).pages[0]!.flags).toEqual(['telegram_auth'])
    expect(tableOf({ MAIN: page(['signed-in']) }).pages[0]).not.toHaveProperty('flags')
  })

  it('restores the storages', () => {
    const before = Object.getOwnPropertyDescriptor(globalThis, 'sessionStorage')
    tableOf({ MAIN: page([flag('x')]) })
    expect(Object.getOwnPropertyDescriptor(globalThis, 'sessionStorage')).toEqual(before)
  })

  it('lists what is hidden', () => {
    const { pages, overlays, hidden } = tableOf(
      { MAIN: page(), HORSES: page([], '/horses', false) },
      { toast: { visible: false } },
    )
    expect([pages.map(({ name }) => name), overlays, hidden]).toEqual([
      ['MAIN'],
      [],
      { pages: ['HORSES'], overlays: ['toast'] },
    ])
  })

  it('lists the pages where an overlay does not show; an overlay never asks to sign in', () => {
    const guards = ['signed-in', { use: 'path-without', text: 'successful' }, { use: 'page-not', pages: ['GAME'] }]
    const pages = { MAIN: page(), GAME: page([], '/game/:id'), SUCCESSFUL_DEPOSIT: page([], '/successful-deposit') }
    const [popups] = tableOf(pages, { popups: { visible: true, guards } }).overlays
    expect(popups).toMatchObject({
      access: { visitor: 'closed', player: 'open' },
      notOn: ['GAME', 'SUCCESSFUL_DEPOSIT'],
    })
  })
})

describe('accessText', () => {
  it('aligns the table, and merges roles with the same access into one column', () => {
    const pages = {
      LOGIN: page(['signed-out'], '/login'),
      DEPOSIT: page(['payment-system-user']),
      HORSES: page([], '/horses', false),
    }
    const [title, , head, ...lines] = accessText('nova', tableOf(pages, { toast: { visible: true } })).split('\n')
    expect(title).toBe('nova: who can open what')
    expect(head).toBe('PAGE     PATH    visitor  player  can pay')
    expect(lines.slice(0, 5)).toEqual([
      'LOGIN    /login  open     closed  closed',
      'DEPOSIT  /x      sign in  closed  open',
      '',
      'OVERLAY',
      'toast            open     open    open',
    ])
    expect(lines).toContain('as player   same access: verified, wheel open')
    expect(lines).toContain('hidden      for everyone, pages: HORSES')
  })

  it('shows where flags make a difference', () => {
    const text = accessText(
      'nova',
      tableOf({ SUCCESSFUL_DEPOSIT: page(['signed-in', flag('successful-deposit')], '/s') }),
    )
    expect(text).toMatch(/^SUCCESSFUL_DEPOSIT {2}\/s {4}sign in, flag {2}with flag$/m)
    expect(text).toContain('with the flag in browser storage: SUCCESSFUL_DEPOSIT (successful-deposit)')
  })
})
