import { describe, expect, it, vi } from 'vitest'
import { Resource, ResourceMap } from './resource.ts'

describe('Resource', () => {
  it('reads once, however often it is ensured', async () => {
    const read = vi.fn().mockResolvedValue('a')
    const resource = new Resource<string>(read)
    resource.ensure()
    resource.ensure()
    expect(resource.status).toBe('loading')
    await vi.waitFor(() => expect(resource.status).toBe('ready'))
    resource.ensure()
    expect([resource.value, read.mock.calls.length]).toEqual(['a', 1])
  })

  it('keeps the reason of a failure, and reads again on load', async () => {
    const reason = new Error('x')
    const resource = new Resource<string>(vi.fn().mockRejectedValueOnce(reason).mockResolvedValue('b'))
    await resource.load()
    expect([resource.status, resource.error]).toEqual(['error', reason])
    await resource.load()
    expect([resource.status, resource.value, resource.error]).toEqual(['ready', 'b', undefined])
  })

  it('shows the last call’s answer, whichever comes last', async () => {
    const answer: ((value: string) => void)[] = []
    const resource = new Resource<string>(() => new Promise((resolve) => answer.push(resolve)))
    const both = [resource.load(), resource.load()]
    answer[1]!('second')
    answer[0]!('first')
    await Promise.all(both)
    expect(resource.value).toBe('second')
  })

  it('keeps what is shown while it is read again', async () => {
    const resource = new Resource<string>(vi.fn().mockResolvedValueOnce('a').mockReturnValue(new Promise(() => undefined)))
    await resource.load()
    void resource.load()
    expect([resource.status, resource.value]).toEqual(['ready', 'a'])
  })
})

describe('ResourceMap', () => {
  it('gives one resource per key, however the key is made, and forgets the oldest beyond its limit', () => {
    const map = new ResourceMap(async ({ page }: { page: number }) => page, 2)
    const first = map.get({ page: 1 })
    expect(map.get({ page: 1 })).toBe(first)
    map.get({ page: 2 })
    map.get({ page: 3 })
    expect(map.get({ page: 1 })).not.toBe(first)
  })
})
