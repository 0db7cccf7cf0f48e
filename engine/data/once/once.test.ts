import { expect, it } from 'vitest'
import { FakeTabs } from '#testing/tabs.ts'
import { Once } from './once.ts'

const onceIn = (tabs: FakeTabs, kind = 'x') => new Once(tabs.open(), kind, () => true)

it('lets one tab at a time work on a call, and other tabs on other calls', async () => {
  const tabs = new FakeTabs()
  const [one, two] = [onceIn(tabs), onceIn(tabs)]
  const release = await one.claim('a')
  expect([await two.claim('a'), await two.isFree('a'), await two.isFree('b')]).toEqual([null, false, true])
  expect(await onceIn(tabs, 'y').isFree('a')).toBe(true)
  const waiting = two.wait('a')
  release?.()
  ;(await waiting)()
  expect(await one.isFree('a')).toBe(true)
})

it('names locks and items as tabs that run another version of the site do', async () => {
  const tabs = new FakeTabs()
  const once = onceIn(tabs)
  await once.claim('a')
  once.pending.put({ user: 'u', key: 'a', time: 1 })
  expect([await tabs.open().claim('unresolved-x:a'), tabs.shared.key(0)]).toEqual([null, 'unresolved-x:a'])
})

it('frees the calls of a closed tab', async () => {
  const tabs = new FakeTabs()
  const tab = tabs.open()
  await new Once(tab, 'x', () => true).claim('a')
  tabs.close(tab)
  expect(await onceIn(tabs).isFree('a')).toBe(true)
})

it('does work for all calls of a kind in one tab at a time', async () => {
  const tabs = new FakeTabs()
  const order: string[] = []
  const work = (name: string) => async () => {
    order.push(`${name} begins`)
    await Promise.resolve()
    order.push(`${name} ends`)
  }
  await Promise.all([onceIn(tabs).exclusively(work('one')), onceIn(tabs).exclusively(work('two'))])
  expect(order).toEqual(['one begins', 'one ends', 'two begins', 'two ends'])
})
