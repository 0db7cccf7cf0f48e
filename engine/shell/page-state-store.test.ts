import { describe, expect, it } from 'vitest'
import { PageStateStore } from './page-state-store.ts'

describe('PageStateStore', () => {
  it('is loading before the first report and while a block loads; an error takes precedence over ready', () => {
    const page = new PageStateStore()
    expect(page.current).toBe('loading')
    page.report('a', 'ready')
    expect(page.current).toBe('ready')
    page.report('b', 'loading')
    page.report('c', 'error')
    expect(page.current).toBe('loading')
    page.report('b', 'ready')
    expect(page.current).toBe('error')
    page.forget('c')
    expect(page.current).toBe('ready')
  })
})
