// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetVendorScript, loadVendorGlobal, loadVendorScript } from './vendor-script.ts'

const scripts = () => [...document.head.querySelectorAll('script')]
const statuses = () => scripts().map(({ dataset }) => dataset.status)
const say = (type: 'load' | 'error') => scripts().at(-1)!.dispatchEvent(new Event(type))
let count = 0
/** The module caches addresses, so each test uses its own. */
const fresh = () => `https://vendor.example/${count++}.js`

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  document.head.replaceChildren()
})

it('loads a script once, regardless of how often and when it is requested', async () => {
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

it('loads each address separately', () => {
  void loadVendorScript(fresh())
  void loadVendorScript(fresh())
  expect(scripts()).toHaveLength(2)
})

it('rejects if a script cannot be loaded, and loads it again on the next request', async () => {
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

it('rejects after 20 seconds, and ignores a later load', async () => {
  const address = fresh()
  const first = loadVendorScript(address)
  const failure = first.catch((error: Error) => error.message)
  await vi.advanceTimersByTimeAsync(19_999)
  expect(statuses()).toEqual(['loading'])
  await vi.advanceTimersByTimeAsync(1)
  expect(await failure).toBe(`The script ${address} timed out`)
  expect(statuses()).toEqual(['error'])
  say('load')
  expect(statuses()).toEqual(['error'])
})

it('returns the global a script defines, and loads it again if it defined none', async () => {
  const address = fresh()
  const first = loadVendorGlobal(address, 'leftByVendor')
  say('load')
  await expect(first).rejects.toThrow(`The script ${address} did not define leftByVendor`)
  const second = loadVendorGlobal(address, 'leftByVendor')
  expect(statuses()).toEqual(['loading'])
  vi.stubGlobal('leftByVendor', 7)
  say('load')
  expect(await second).toBe(7)
})

it('has no timer left once a script is loaded', async () => {
  const loaded = loadVendorScript(fresh())
  say('load')
  await loaded
  expect(vi.getTimerCount()).toBe(0)
})

it('loads a forgotten script again', async () => {
  const address = fresh()
  const first = loadVendorScript(address)
  say('load')
  await first
  forgetVendorScript(address)
  expect(scripts()).toEqual([])
  void loadVendorScript(address)
  expect(statuses()).toEqual(['loading'])
})
