// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Block } from '#manifest'
import { AbsentCalls } from '../data/absent-calls.ts'
import { Resource } from '../data/resource.ts'
import type { Registry } from '../registry.ts'
import type { BlockCode } from '../routing/widget.tsx'
import { RestrictionStore } from '../shell/restriction-store.ts'
import type { Stores } from '../shell/stores.ts'
import { readFirst } from './read-first.ts'

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
  void readFirst(
    blocks.map(({ code }) => code),
    stores,
    registry,
  ).then(done)
  return done
}

describe('readFirst', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    document.body.innerHTML = '<div id="painted"><template></template></div><template data-for="GAMES"></template>'
  })
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

  it('waits 50 ms for responses, and then lets the shell’s script put nothing more into the page', async () => {
    const done = start(reading({ use: 'banners' }))
    await vi.advanceTimersByTimeAsync(49)
    expect(done).not.toHaveBeenCalled()
    expect(document.querySelector('template')).not.toBeNull()
    await vi.advanceTimersByTimeAsync(1)
    expect(done).toHaveBeenCalled()
    expect(document.querySelector('template')).toBeNull()
  })

  it('waits for the block whose answer the painted page shows', async () => {
    document.getElementById('painted')!.dataset.filled = 'banners'
    const banners = reading({ use: 'banners' })
    const done = start(banners, reading({ use: 'provider-strip' }))
    await vi.advanceTimersByTimeAsync(1000)
    expect(done).not.toHaveBeenCalled()
    banners.end('all')
    await vi.advanceTimersByTimeAsync(0)
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
