// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Block } from '#manifest'
import { AbsentCalls } from '../data/absent-calls.ts'
import { Resource } from '../data/resource.ts'
import type { Registry } from '../registry.ts'
import type { BlockCode } from '../routing/widget.tsx'
import { RestrictionStore } from '../shell/restriction-store.ts'
import type { Stores } from '../shell/stores.ts'
import { waitBriefly, contentTaken, readAgain, startReads } from './read-first.ts'

const stores = { http: { absent: new AbsentCalls([], {}) }, restriction: new RestrictionStore() } as unknown as Stores
const registry = { guards: { 'signed-in': () => false }, offers: { blocks: [], overlays: [] } } as unknown as Registry

/** A block that shows what `end` ends. */
function reading(block: Partial<Block>) {
  let end!: (value: string) => void
  const read = vi.fn(() => new Promise<string>((resolve) => (end = resolve)))
  const resource = new Resource(read)
  const code = { block, firstRead: () => resource } as unknown as BlockCode
  return { code, read, end: (value: string) => end(value) }
}

function start(...blocks: { code: BlockCode }[]) {
  const done = vi.fn()
  const { end } = startReads(
    blocks.map(({ code }) => code),
    stores,
    registry,
  )
  void waitBriefly(end).then(done)
  return done
}

describe('the reads of the first blocks', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('ends as soon as everything has come', async () => {
    const banners = reading({ use: 'banners' })
    const done = start(banners, { code: { block: { use: 'version' }, firstRead: undefined } as BlockCode })
    await vi.advanceTimersByTimeAsync(0)
    expect(done).not.toHaveBeenCalled()
    banners.end('all')
    await vi.advanceTimersByTimeAsync(0)
    expect(done).toHaveBeenCalled()
  })

  it('waits 50 ms for responses', async () => {
    const done = start(reading({ use: 'banners' }))
    await vi.advanceTimersByTimeAsync(49)
    expect(done).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(done).toHaveBeenCalled()
  })

  it('reads neither for a block that is not shown, nor twice', async () => {
    const hidden = reading({ use: 'banners', guards: ['signed-in'] })
    const shown = reading({ use: 'provider-strip' })
    start(hidden, shown, shown)
    await vi.advanceTimersByTimeAsync(0)
    expect(hidden.read).not.toHaveBeenCalled()
    expect(shown.read).toHaveBeenCalledOnce()
  })
})

describe('what came from the page’s content', () => {
  afterEach(() => void vi.useRealTimers())

  it('is in the stores once it is taken, and is read again in the background', async () => {
    const idle: (() => void)[] = []
    vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run))
    const banners = reading({ use: 'banners' })
    banners.read.mockResolvedValueOnce('old')
    const games = reading({ use: 'game-row' })
    const { resources } = startReads([banners.code, games.code], stores, registry)
    await contentTaken()
    expect(resources.map(({ status }) => status)).toEqual(['ready', 'loading'])
    readAgain(resources.filter(({ status }) => status === 'ready'))
    expect(banners.read).toHaveBeenCalledOnce()
    while (idle.length > 0) idle.shift()!()
    expect([banners.read.mock.calls.length, games.read.mock.calls.length]).toEqual([2, 1])
    banners.end('new')
    await contentTaken()
    expect(resources[0]).toMatchObject({ status: 'ready', value: 'new' })
  })
})
