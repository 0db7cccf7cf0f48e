import { autorun } from 'mobx'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { answerTimeoutMs, neverTimeOut, Resource, ResourceMap, together } from './resource.ts'

afterEach(() => void vi.useRealTimers())

describe('Resource', () => {
  it('reads once, however often ensure() is called', async () => {
    const read = vi.fn().mockResolvedValue('a')
    const resource = new Resource<string>(read)
    resource.ensure()
    resource.ensure()
    expect(resource.status).toBe('loading')
    await vi.waitFor(() => expect(resource.status).toBe('ready'))
    resource.ensure()
    expect([resource.value, read.mock.calls.length]).toEqual(['a', 1])
  })

  it('holds the value as it was read', async () => {
    const value = { rows: [{ name: 'a' }] }
    const resource = new Resource(async () => value)
    await resource.load()
    expect(resource.value).toBe(value)
  })

  it('keeps the error, and reads again on load()', async () => {
    const reason = new Error('x')
    const resource = new Resource<string>(vi.fn().mockRejectedValueOnce(reason).mockResolvedValue('b'))
    await resource.load()
    expect([resource.status, resource.error]).toEqual(['error', reason])
    await resource.load()
    expect([resource.status, resource.value, resource.error]).toEqual(['ready', 'b', undefined])
  })

  it('shows the response of the last call, whichever arrives last', async () => {
    const answer: ((value: string) => void)[] = []
    const resource = new Resource<string>(() => new Promise((resolve) => answer.push(resolve)))
    const both = [resource.load(), resource.load()]
    answer[1]!('second')
    answer[0]!('first')
    await Promise.all(both)
    expect(resource.value).toBe('second')
  })

  it('keeps the value while it is read again', async () => {
    const resource = new Resource<string>(
      vi
        .fn()
        .mockResolvedValueOnce('a')
        .mockReturnValue(new Promise(() => undefined)),
    )
    await resource.load()
    void resource.load()
    expect([resource.status, resource.value]).toEqual(['ready', 'a'])
  })
})

describe('a Resource without a response', () => {
  it('fails after the timeout, accepts the late response, and leaves no timer', async () => {
    vi.useFakeTimers()
    let answer = (_value: string) => {}
    const resource = new Resource<string>(() => new Promise((resolve) => (answer = resolve)))
    const loading = resource.load()
    vi.advanceTimersByTime(answerTimeoutMs - 1)
    expect(resource.status).toBe('loading')
    vi.advanceTimersByTime(1)
    expect(resource.status).toBe('error')
    answer('late')
    await loading
    expect([resource.status, resource.value, vi.getTimerCount()]).toEqual(['ready', 'late', 0])
  })

  it('accepts the response of a second attempt and ignores a later one of the first', async () => {
    vi.useFakeTimers()
    const answers: ((value: string) => void)[] = []
    const resource = new Resource<string>(() => new Promise((resolve) => answers.push(resolve)))
    const first = resource.load()
    vi.advanceTimersByTime(answerTimeoutMs)
    const second = resource.load()
    expect(resource.status).toBe('loading')
    answers[1]!('second')
    answers[0]!('first')
    await Promise.all([first, second])
    expect([resource.status, resource.value]).toEqual(['ready', 'second'])
  })

  it('keeps the value', async () => {
    vi.useFakeTimers()
    const resource = new Resource<string>(
      vi
        .fn()
        .mockResolvedValueOnce('a')
        .mockReturnValue(new Promise(() => undefined)),
    )
    await resource.load()
    void resource.load()
    vi.advanceTimersByTime(answerTimeoutMs)
    expect([resource.status, resource.value]).toEqual(['ready', 'a'])
  })
})

describe('ResourceMap', () => {
  it('returns one resource per key, compared by value, and drops the oldest beyond its limit', () => {
    const map = new ResourceMap(async ({ page }: { page: number }) => page, 2)
    const first = map.get({ page: 1 })
    expect(map.get({ page: 1 })).toBe(first)
    map.get({ page: 2 })
    map.get({ page: 3 })
    expect(map.get({ page: 1 })).not.toBe(first)
  })
})

describe('together', () => {
  it('is ready once all resources are, and loads all of them', async () => {
    const resources = [
      new Resource(async () => 'a'),
      new Resource(vi.fn().mockRejectedValueOnce('x').mockResolvedValue('b')),
    ]
    const both = together(...resources)
    expect(both.status).toBe('idle')
    await resources[0]!.load()
    expect(both.status).toBe('idle')
    const reading = both.load()
    expect(both.status).toBe('loading')
    await reading
    expect(both.status).toBe('error')
    await both.load()
    expect([both.status, resources.map(({ value }) => value)]).toEqual(['ready', ['a', 'b']])
  })
})

describe('a value that is read again', () => {
  const games = (price: number) => ({
    count: 2,
    rows: [
      { id: 'a', tags: ['new'] },
      { id: 'b', price },
    ],
  })

  it('tells observers nothing if it is deeply equal, and is replaced if it is not', async () => {
    const read = vi.fn(async () => games(1))
    const resource = new Resource(read)
    await resource.load()
    const seen: unknown[] = []
    const stop = autorun(() => seen.push(resource.value))
    await resource.load()
    expect(seen).toHaveLength(1)
    read.mockResolvedValue(games(2))
    await resource.load()
    expect(seen).toEqual([games(1), games(2)])
    stop()
  })
})

describe('neverTimeOut', () => {
  it('lets a call stay unanswered, without a timer', async () => {
    vi.useFakeTimers()
    neverTimeOut()
    const resource = new Resource(() => new Promise(() => undefined))
    resource.ensure()
    expect(vi.getTimerCount()).toBe(0)
    await vi.advanceTimersByTimeAsync(answerTimeoutMs)
    expect(resource.status).toBe('loading')
  })
})
