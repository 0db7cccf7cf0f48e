// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { Tabs } from './tabs.ts'

const opened: Tabs[] = []
function open(brand: string, tab: string) {
  const onSaved = vi.fn()
  const tabs = new Tabs(brand, tab, onSaved)
  opened.push(tabs)
  return { tabs, onSaved }
}
afterEach(() => opened.splice(0).forEach((each) => each.dispose()))

it('tabs of one brand know of each other until one is closed', async () => {
  const { tabs: first } = open('atlas', 'a')
  const { tabs: second } = open('atlas', 'b')
  const { tabs: other } = open('donxbet', 'c')
  await vi.waitFor(() => expect([first.others, second.others]).toEqual([['b'], ['a']]))
  second.leave()
  await vi.waitFor(() => expect(first.others).toEqual([]))
  expect(other.others).toEqual([])
})

it('a tab hears at once that another one has saved, and not of its own save', async () => {
  const { tabs: first, onSaved: heardByFirst } = open('atlas', 'a')
  const { onSaved: heardBySecond } = open('atlas', 'b')
  first.tellSaved()
  await vi.waitFor(() => expect(heardBySecond).toHaveBeenCalledOnce())
  expect(heardByFirst).not.toHaveBeenCalled()
})
