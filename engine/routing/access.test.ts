import { describe, expect, it, vi } from 'vitest'
import type { Guard, Registry, Verdict } from '../registry.ts'
import type { Stores } from '../shell/stores.ts'
import { pageVerdict, verdict } from './access.ts'

const answering =
  (answer: Verdict): Guard =>
  () =>
    answer
const withOptions = vi.fn((_stores: Stores, { flag }: { flag: string }) => flag === 'yes')
const guards = {
  open: answering(true),
  closed: answering(false),
  member: answering('sign-in'),
  flagged: withOptions,
} as unknown as Registry['guards']
const stores = (visible: boolean, references?: unknown[]) =>
  ({ manifest: { pages: { DEPOSIT: { visible, guards: references } } } }) as unknown as Stores
const ask = (...references: unknown[]) => verdict(references as never, guards, stores(true))

describe('verdict', () => {
  it.each<[unknown[], Verdict]>([
    [[], true],
    [['open', 'open'], true],
    [['open', 'closed'], false],
    [['member'], 'sign-in'],
    [['member', 'open'], 'sign-in'],
    [['member', 'closed'], false],
  ])('%j → %s', (references, expected) => {
    expect(ask(...references)).toBe(expected)
  })

  it('passes its options to a guard', () => {
    expect([ask({ use: 'flagged', flag: 'yes' }), ask({ use: 'flagged', flag: 'no' })]).toEqual([true, false])
  })
})

describe('pageVerdict', () => {
  it('is false for a hidden page, whatever its guards return', () => {
    expect(pageVerdict('DEPOSIT', guards, stores(false, ['member']))).toBe(false)
    expect(pageVerdict('DEPOSIT', guards, stores(true, ['member']))).toBe('sign-in')
    expect(pageVerdict('DEPOSIT', guards, stores(true))).toBe(true)
  })
})
