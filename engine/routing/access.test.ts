import { describe, expect, it, vi } from 'vitest'
import { AbsentCalls } from '../data/absent-calls.ts'
import type { Guard, Registry, Verdict } from '../registry.ts'
import { RestrictionStore } from '../shell/restriction-store.ts'
import type { Stores } from '../shell/stores.ts'
import { isBlockShown, isPageLinked, pageVerdict, withholding } from './access.ts'
import { verdict } from '../shell/verdict.ts'
import type { Block, PageKey } from '#manifest'
import { livesOn } from '#schemas/absences.ts'

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
const stores = (visible: boolean, references?: unknown[], lacks?: string[]) =>
  ({
    manifest: { pages: { DEPOSIT: { visible, guards: references, blocks: [] } } },
    http: { absent: new AbsentCalls(lacks, livesOn) },
    restriction: new RestrictionStore(),
  }) as unknown as Stores
const offers: Registry['offers'] = { blocks: ['deposit'], overlays: [] }
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

it('nothing is shown without a call that it lives on', () => {
  const lacking = stores(true, [], ['GET /payments/methods', 'GET /promotions'])
  expect(pageVerdict('DEPOSIT', { guards }, lacking)).toBe(false)
  expect(pageVerdict('DEPOSIT', { guards }, stores(true, [], ['GET /promotions']))).toBe(true)
  const shows = (use: Block['use']) => isBlockShown({ use } as Block, { guards, offers }, lacking)
  expect([shows('promotions'), shows('deposit'), shows('banners')]).toEqual([false, false, true])
})

describe('pageVerdict', () => {
  it('is false for a hidden page, whatever its guards return', () => {
    expect(pageVerdict('DEPOSIT', { guards }, stores(false, ['member']))).toBe(false)
    expect(pageVerdict('DEPOSIT', { guards }, stores(true, ['member']))).toBe('sign-in')
    expect(pageVerdict('DEPOSIT', { guards }, stores(true))).toBe(true)
  })
})

describe('a restriction', () => {
  const restricted = (page: string, uses: string[]) => {
    const restriction = new RestrictionStore()
    restriction.add({ isInForce: () => true, notice: () => new Promise(() => undefined) })
    return {
      ...stores(true),
      manifest: { pages: { [page]: { visible: true, blocks: uses.map((use) => ({ use })) } } },
      restriction,
    } as unknown as Stores
  }

  it('hides the blocks that offer something to play, and no other', () => {
    const withheld = (use: Block['use']) => {
      const block = { use } as Block
      const own = restricted('DEPOSIT', [])
      return [isBlockShown(block, { guards, offers }, own), withholding(block, { guards, offers }, own) !== undefined]
    }
    expect([withheld('deposit'), withheld('withdrawal')]).toEqual([
      [false, true],
      [true, false],
    ])
  })

  it('leaves pages with such a block open, without a link to them, except the main page', () => {
    const linked = (page: PageKey, ...uses: string[]) => {
      const own = restricted(page, uses)
      return [pageVerdict(page, { guards }, own), isPageLinked(page, { guards, offers }, own)]
    }
    expect(linked('DEPOSIT', 'deposit', 'pending-operations')).toEqual([true, false])
    expect(linked('WITHDRAWAL', 'withdrawal', 'pending-operations')).toEqual([true, true])
    expect(linked('MAIN', 'deposit')).toEqual([true, true])
  })
})
