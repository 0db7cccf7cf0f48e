import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { OpenedVerification, OpenVerification, VerificationHost } from '#domains/verification/contract.ts'

/** A vendor under test: its adapter, and a fake of its page. */
export interface VerificationUnderTest<Options> {
  open: OpenVerification<Options>
  options: Options
  /** Two tokens as the vendor makes them. */
  tokens: [string, string]
  /** The origin of the vendor’s page for these tokens. */
  origin: string
  /** Becomes the page in the vendor’s frame. */
  arrive(frame: HTMLIFrameElement): FakePage
}

/** A fake of the vendor’s page: what it was told, in the contract’s terms, and what it can say. */
export interface FakePage {
  /** `token …`, `language …`, `theme …`, `refused` for a token that could not be had. */
  told: string[]
  /** Its code has loaded: it can be told something. */
  load(): void
  /** Its first screen is shown. */
  ready(): void
  fail(): void
  expire(): void
  submit(): void
  /** Says in each of its ways that something has changed. */
  change(): void
  /** Says the same as `ready`, from another origin. */
  forge(): void
}

/** Lets pending promises settle; the clock is fake. */
const settle = () => vi.advanceTimersByTimeAsync(0)

/** The tests that every adapter of a vendor that verifies identity must pass. */
export function verificationContract<Options>(name: string, vendor: VerificationUnderTest<Options>) {
  const { options, tokens, origin } = vendor
  let reported: string[] = []
  let opened: OpenedVerification[] = []
  let element: HTMLElement

  beforeEach(() => {
    vi.useFakeTimers()
    vi.spyOn(console, 'warn').mockReturnValue()
    reported = []
    opened = []
    element = document.body.appendChild(document.createElement('div'))
  })
  afterEach(() => {
    for (const each of opened) each.close()
    element.remove()
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  const frames = () => [...element.querySelectorAll('iframe')]

  function open(freshToken = () => Promise.resolve(tokens[1])) {
    const host: VerificationHost = {
      element,
      title: 'Identity',
      language: 'fa',
      theme: 'light',
      token: tokens[0],
      freshToken,
      onReady: () => void reported.push('ready'),
      onFailed: (reason) => void reported.push(`failed ${reason}`),
      onSubmitted: () => void reported.push('submitted'),
      onChanged: () => void reported.push('changed'),
    }
    const connection = vendor.open(options, host)
    opened.push(connection)
    const page = vendor.arrive(frames()[0]!)
    return { connection, page }
  }

  function openReady(freshToken?: () => Promise<string>) {
    const both = open(freshToken)
    both.page.load()
    both.page.ready()
    return both
  }

  describe(`${name}, like every vendor that verifies identity`, () => {
    it('makes one frame, of the vendor’s origin, with a name, and the camera for it', () => {
      open()
      expect(frames()).toHaveLength(1)
      const [frame] = frames()
      expect(new URL(frame!.src).origin).toBe(origin)
      expect(frame!.title).toBe('Identity')
      expect(frame!.allow).toMatch(/\bcamera\b/)
      expect(document.querySelectorAll('iframe, script[src]')).toHaveLength(1)
    })

    it('tells the vendor the player’s token, the language and the theme', () => {
      const { page } = open()
      page.load()
      expect(page.told.sort()).toEqual(['language fa', 'theme light', `token ${tokens[0]}`])
    })

    it('is ready with the vendor’s first screen, and not before', () => {
      const { page } = open()
      page.load()
      expect(reported).toEqual([])
      page.ready()
      expect(reported).toEqual(['ready'])
    })

    it('follows the language and the theme', () => {
      const { connection, page } = openReady()
      page.told.length = 0
      connection.languageChanged('de')
      connection.themeChanged('dark')
      expect(page.told).toEqual(['language de', 'theme dark'])
    })

    it('reports what was sent, and what has changed', () => {
      const { page } = openReady()
      reported = []
      page.submit()
      expect(reported).toEqual(['submitted'])
      page.change()
      expect(new Set(reported.slice(1))).toEqual(new Set(['changed']))
    })

    it('asks the platform for another token once its own has expired', async () => {
      const freshToken = vi.fn(() => Promise.resolve(tokens[1]))
      const { page } = openReady(freshToken)
      page.told.length = 0
      page.expire()
      await settle()
      expect(freshToken).toHaveBeenCalledOnce()
      expect(page.told).toEqual([`token ${tokens[1]}`])
      expect(reported).toEqual(['ready'])
    })

    it('fails if the platform has no other token', async () => {
      const { page } = openReady(() => Promise.reject(new Error('nobody is signed in')))
      page.told.length = 0
      page.expire()
      await settle()
      expect(reported).toEqual(['ready', 'failed token'])
      expect(page.told).toEqual(['refused'])
    })

    it('fails if the vendor’s page does not come', async () => {
      open()
      await vi.advanceTimersByTimeAsync(60_000)
      expect(reported).toEqual(['failed timeout'])
    })

    it('does not fail later if it has come', async () => {
      openReady()
      await vi.advanceTimersByTimeAsync(60_000)
      expect(reported).toEqual(['ready'])
    })

    it('fails by the vendor’s own error before it is ready, and leaves later ones to its page', () => {
      const first = open()
      first.page.load()
      first.page.fail()
      expect(reported).toEqual(['failed vendor'])
      first.connection.close()
      reported = []
      const second = openReady()
      second.page.fail()
      expect(reported).toEqual(['ready'])
    })

    it('believes no other origin', () => {
      const { page } = open()
      page.load()
      page.forge()
      expect(reported).toEqual([])
    })

    it('says nothing of a token that is refused after it was closed', async () => {
      let refuse = (_error: Error) => {}
      const { connection, page } = openReady(() => new Promise((_resolve, reject) => (refuse = reject)))
      page.expire()
      connection.close()
      refuse(new Error('nobody is signed in'))
      await settle()
      expect(reported).toEqual(['ready'])
    })

    it('leaves nothing behind when it is closed, and can be opened again', async () => {
      const { connection, page } = open()
      page.load()
      connection.close()
      page.ready()
      page.submit()
      await vi.advanceTimersByTimeAsync(60_000)
      expect([reported, frames()]).toEqual([[], []])
      openReady()
      expect(reported).toEqual(['ready'])
    })
  })
}
