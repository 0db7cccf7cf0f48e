// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetVendorScript, loadVendorGlobal, loadVendorScript } from './vendor-script.ts'

const scripts = () => [...document.head.querySelectorAll('script')]
const statuses = () => scripts().map(({ dataset }) => dataset.status)
const say = (type: 'load' | 'error') => scripts().at(-1)!.dispatchEvent(new Event(type))
let count = 0
/** The module remembers addresses: each test has its own. */
const fresh = () => `https://vendor.example/${count++}.js`

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  document.head.replaceChildren()
})

it('loads a script once, however many ask for it and whenever', async () => {
  const address = fresh()
  const both = [loadVendorScript(address), loadVendorScript(address)]
  expect(scripts().map(({ src }) => src)).toEqual([address])
  expect(statuses()).toEqual(['loading'])
  say('load')
  await Promise.all(both)
  expect(statuses()).toEqual(['ready'])
  await loadVendorScript(address)
  expect(scripts()).toHaveLength(1)
})

it('loads each address by itself', () => {
  void loadVendorScript(fresh())
  void loadVendorScript(fresh())
  expect(scripts()).toHaveLength(2)
})

it('says that a script could not be loaded, and loads it anew for who asks again', async () => {
  const address = fresh()
  const first = loadVendorScript(address)
  say('error')
  await expect(first).rejects.toThrow(`The script ${address} could not be loaded`)
  expect(statuses()).toEqual(['error'])
  const second = loadVendorScript(address)
  expect(statuses()).toEqual(['loading'])
  say('load')
  await second
  expect(statuses()).toEqual(['ready'])
})

it('gives up on a script that hangs for 20 seconds, and believes it no more', async () => {
  const address = fresh()
  const first = loadVendorScript(address)
  const failure = first.catch((error: Error) => error.message)
  await vi.advanceTimersByTimeAsync(19_999)
  expect(statuses()).toEqual(['loading'])
  await vi.advanceTimersByTimeAsync(1)
  expect(await failure).toBe(`The script ${address} did not come in time`)
  expect(statuses()).toEqual(['error'])
  say('load')
  expect(statuses()).toEqual(['error'])
})

it('answers what a script leaves, and loads one anew that leaves nothing', async () => {
  const address = fresh()
  const first = loadVendorGlobal(address, 'leftByVendor')
  say('load')
  await expect(first).rejects.toThrow(`The script ${address} left no leftByVendor`)
  const second = loadVendorGlobal(address, 'leftByVendor')
  expect(statuses()).toEqual(['loading'])
  vi.stubGlobal('leftByVendor', 7)
  say('load')
  expect(await second).toBe(7)
})

it('has no timer left once a script is there', async () => {
  const loaded = loadVendorScript(fresh())
  say('load')
  await loaded
  expect(vi.getTimerCount()).toBe(0)
})

it('loads a script anew that was taken out of the page', async () => {
  const address = fresh()
  const first = loadVendorScript(address)
  say('load')
  await first
  forgetVendorScript(address)
  expect(scripts()).toEqual([])
  void loadVendorScript(address)
  expect(statuses()).toEqual(['loading'])
})
