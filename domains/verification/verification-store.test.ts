// @vitest-environment jsdom
import { autorun } from 'mobx'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PlayerVerification } from '#api'
import { VerificationStore } from './verification-store.ts'

type Status = PlayerVerification['status']

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-11-28T12:00:00Z') }))
afterEach(() => vi.useRealTimers())

const soon = '2026-11-28T12:00:30Z'

/** A store over a platform with this state; `set` changes it, `reads` counts. */
function start(status: Status, reasons: string[] = []) {
  let answer: PlayerVerification = { status, reasons }
  let isVisible = true
  const onDone = vi.fn()
  const verification = vi.fn(async () => answer)
  const link = vi.fn(async (): Promise<{ link: string; expiresAt?: string } | undefined> => ({
    link: 'https://in.sumsub.com/websdk/p/sbx_1',
    expiresAt: soon,
  }))
  const token = vi.fn(async (): Promise<{ token: string } | undefined> => ({ token: 'fresh' }))
  const store = new VerificationStore(
    { verification, token, link },
    { now: () => Date.now(), isVisible: () => isVisible, onDone },
  )
  return {
    store,
    onDone,
    verification,
    link,
    token,
    set: (next: Status, why: string[] = []) => void (answer = { status: next, reasons: why }),
    hide: () => void (isVisible = false),
    async show() {
      isVisible = true
      document.dispatchEvent(new Event('visibilitychange'))
      await pass(0)
    },
  }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

it('reads the state when the page opens it, and nothing more while the player does nothing', async () => {
  const { store, verification } = start('not-started')
  const stop = store.follow()
  await pass(60_000)
  expect([verification.mock.calls.length, store.shown?.status, store.isOpen]).toEqual([1, 'not-started', true])
  stop()
})

it('reads it every five seconds while it is checked, until there is an outcome', async () => {
  const { store, verification, set } = start('waiting')
  const stop = store.follow()
  await pass(10_000)
  expect(verification).toHaveBeenCalledTimes(3)
  set('refused', ['The document has expired.'])
  await pass(5000)
  expect(store.shown).toEqual({ status: 'refused', reasons: ['The document has expired.'] })
  await pass(60_000)
  expect(verification).toHaveBeenCalledTimes(4)
  stop()
})

it('reads nothing while the page is hidden, and at once when it is seen again', async () => {
  const { store, verification, hide, show } = start('waiting')
  const stop = store.follow()
  await pass(0)
  hide()
  await pass(60_000)
  expect(verification).toHaveBeenCalledTimes(1)
  await show()
  expect(verification).toHaveBeenCalledTimes(2)
  stop()
})

it('reads nothing once the player has left the page', async () => {
  const { store, verification, show } = start('waiting')
  store.follow()()
  await pass(60_000)
  store.refresh()
  await show()
  expect(verification).toHaveBeenCalledTimes(1)
})

it('shows that it waits as soon as everything was sent, until the platform says something else', async () => {
  const { store, set, verification } = start('more-needed', ['The photo is blurred.'])
  const stop = store.follow()
  await pass(0)
  store.submitted()
  expect(verification).toHaveBeenCalledTimes(2)
  await pass(10_000)
  expect([store.shown, store.isOpen]).toEqual([{ status: 'waiting', reasons: [] }, false])
  set('waiting')
  await pass(5000)
  set('more-needed', ['The selfie is missing.'])
  await pass(5000)
  expect(store.shown).toEqual({ status: 'more-needed', reasons: ['The selfie is missing.'] })
  stop()
})

it('never shows the state before a submission again, not even while the next one is stored', async () => {
  const { store, set } = start('in-progress')
  const stop = store.follow()
  await pass(0)
  store.submitted()
  set('waiting')
  const seen: (string | undefined)[] = []
  const unsubscribe = autorun(() => void seen.push(store.shown?.status))
  await pass(10_000)
  expect(new Set(seen)).toEqual(new Set(['waiting']))
  unsubscribe()
  stop()
})

it('believes the platform after a minute, if it has never heard that everything was sent', async () => {
  const { store } = start('in-progress')
  const stop = store.follow()
  await pass(0)
  store.submitted()
  await pass(55_000)
  expect(store.shown?.status).toBe('waiting')
  await pass(15_000)
  expect(store.shown?.status).toBe('in-progress')
  stop()
})

it('tells once that the identity has become verified, and not of one that was before', async () => {
  const { store, onDone, set } = start('waiting')
  const stop = store.follow()
  await pass(0)
  set('done')
  await pass(20_000)
  expect(onDone).toHaveBeenCalledOnce()
  stop()
  const before = start('done')
  before.store.follow()
  await pass(20_000)
  expect(before.onDone).not.toHaveBeenCalled()
})

it('has a link for another device, follows what happens there, and forgets the link afterwards', async () => {
  const { store, verification, link, set } = start('not-started')
  const stop = store.follow()
  await store.askForLink()
  await store.askForLink()
  expect(link).toHaveBeenCalledOnce()
  expect([store.linkState, store.link?.link]).toEqual(['ready', 'https://in.sumsub.com/websdk/p/sbx_1'])
  set('in-progress')
  await pass(10_000)
  expect([verification.mock.calls.length, store.shown?.status]).toEqual([3, 'in-progress'])
  set('waiting')
  await pass(5000)
  expect([store.linkState, store.link]).toEqual(['none', null])
  stop()
})

it('says that a link has expired, and gets another one', async () => {
  const { store, link } = start('not-started')
  const stop = store.follow()
  await store.askForLink()
  await pass(25_000)
  expect(store.linkState).toBe('ready')
  await pass(5000)
  expect([store.linkState, store.link]).toEqual(['expired', null])
  await store.askForLink()
  expect([store.linkState, link.mock.calls.length]).toEqual(['ready', 2])
  stop()
})

it.each([
  ['no link', undefined],
  ['a link that runs code', { link: 'javascript:alert(1)' }],
  ['a path', { link: '/websdk/p/sbx_1' }],
])('says that there is no link after %s', async (_what, answer) => {
  const { store, link } = start('not-started')
  link.mockResolvedValueOnce(answer)
  await store.askForLink()
  expect([store.linkState, store.link]).toEqual(['error', null])
  await store.askForLink()
  expect(store.linkState).toBe('ready')
})

it('says that there is no link after a refusal', async () => {
  const { store, link } = start('not-started')
  link.mockRejectedValueOnce(new Error('refused'))
  await store.askForLink()
  expect(store.linkState).toBe('error')
})

it('returns a fresh token, and rejects without one', async () => {
  const { store, token } = start('not-started')
  expect(await store.freshToken()).toBe('fresh')
  token.mockResolvedValueOnce(undefined)
  await expect(store.freshToken()).rejects.toThrow('no token')
  token.mockRejectedValueOnce(new Error('refused'))
  await expect(store.freshToken()).rejects.toThrow('refused')
})
