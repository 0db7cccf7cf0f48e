import { describe, expect, it, vi } from 'vitest'
import { bannersCalls } from '#schemas/calls/banners.ts'
import { gamesCalls } from '#schemas/calls/games.ts'
import { jackpotCalls } from '#schemas/calls/jackpot.ts'
import { pagesCalls } from '#schemas/calls/pages.ts'
import { promotionsCalls } from '#schemas/calls/promotions.ts'
import { sessionCalls } from '#schemas/calls/session.ts'
import { sportEventsCalls } from '#schemas/calls/sport-events.ts'
import { fakeHttp } from '#testing/fake-http.ts'
import { createHttp } from './http.ts'
import { type PageContent, recordContent, withContent } from './page-content.ts'
import { addressOf } from './send-read.ts'
import { Resource } from './resource.ts'

const games = (...ids: string[]) => ({ count: ids.length, rows: ids.map((id) => ({ id, providerId: 'p', name: id })) })

/** Answers by address, later; a call without one fails. Notes what is sent. */
function platform(answers: Record<string, unknown>) {
  const sent: string[] = []
  const http = createHttp('', {
    async sendGet({ path, query }) {
      const address = addressOf(path, query)
      sent.push(address)
      await new Promise((resolve) => setTimeout(resolve))
      const body = answers[address]
      return body === undefined ? { status: 404, body: {}, date: null } : { status: 200, body, date: null }
    },
  })
  return { sent, http }
}

/** Whether a promise has settled once everything that can happen has. */
async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  let settled = false
  void promise.finally(() => (settled = true)).catch(() => undefined)
  await new Promise((resolve) => setTimeout(resolve))
  return settled
}

describe('recordContent', () => {
  it('records what public reads return, by path and query', async () => {
    const { http } = platform({
      '/games?size=2&lang=fr': games('a', 'b'),
      '/pages/client/terms%20fr': { title: 'Terms', html: '<p>1</p>', secret: 'x' },
    })
    const { http: recorded, content, settled } = recordContent(http)
    const list = await gamesCalls(recorded).list({ size: 2, lang: 'fr' })
    void pagesCalls(recorded).page('terms fr')
    await settled()
    expect(content.values).toEqual({
      '/games?size=2&lang=fr': list,
      '/pages/client/terms%20fr': { id: '', lang: '', title: 'Terms', html: '<p>1</p>' },
    })
    expect(content.at).toBeCloseTo(Date.now(), -4)
  })

  it('waits for what only the file shows, and does not keep it', async () => {
    const { http } = platform({ '/games?size=2': games('a', 'b') })
    const { http: recorded, content, reads, failures, settled } = recordContent(http)
    const calls = gamesCalls({ ...recorded, get: recorded.forFile! })
    const list = new Resource(() => calls.list({ size: 2 }))
    const lost = new Resource(() => calls.list({ size: 3 }))
    list.ensure()
    lost.ensure()
    await settled()
    expect([list.value?.count, lost.status]).toEqual([2, 'error'])
    expect([content.values, reads, failures.size]).toEqual([{}, {}, 0])
  })

  it('sends no other call, and leaves it unanswered', async () => {
    const answer = vi.fn(async () => undefined)
    const { http, content, settled } = recordContent(fakeHttp({ get: answer, send: answer, upload: answer }))
    const watch = { onProgress: () => undefined, signal: new AbortController().signal }
    const calls = [
      jackpotCalls(http).info(),
      sessionCalls(http).me(),
      http.send({ name: 'POST /auth/logout' }),
      http.upload({ name: 'POST /my/documents' }, () => undefined, new FormData(), watch),
    ]
    await settled()
    expect(await isSettled(Promise.race(calls))).toBe(false)
    expect([answer.mock.calls, content.values]).toEqual([[], {}])
  })

  it('leaves a public read that fails unanswered, and learns of no absent call by it', async () => {
    const { http, sent } = platform({})
    const { http: recorded, content, settled } = recordContent(http)
    const reads = [gamesCalls(recorded).providers(), pagesCalls(recorded).page('..')]
    await settled()
    expect(await isSettled(Promise.race(reads))).toBe(false)
    expect([sent, content.values, http.absent.has('GET /games/providers')]).toEqual([['/games/providers'], {}, false])
  })

  it('records of what soon becomes wrong the names alone, which are not what its call returns', async () => {
    const jackpot = { id: 'a', name: 'Mega', kind: 'games', level: 2, amount: 5, currency: 'EUR' }
    const { http, sent } = platform({
      '/info/jackpot': { currency: 'EUR', items: [jackpot], rates: [{ currency: 'TND', rate: 3 }] },
    })
    const { http: recorded, content, reads, settled } = recordContent(http)
    const whole = jackpotCalls(recorded).info()
    const named = jackpotCalls(recorded).infoFromPage()
    await settled()
    const { amount: _amount, ...names } = jackpot
    expect(await named).toStrictEqual({ currency: 'EUR', items: [names] })
    expect(content.values['/info/jackpot']).toStrictEqual(await named)
    expect(reads['/info/jackpot']).toMatchObject({ items: [{ amount: 5 }], rates: [{ rate: 3 }] })
    expect([sent, await isSettled(whole)]).toEqual([['/info/jackpot'], false])
  })

  it('names nothing where that read fails', async () => {
    const { http: recorded, content } = recordContent(platform({}).http)
    expect(await jackpotCalls(recorded).infoFromPage()).toBeUndefined()
    expect(content.values).toEqual({})
  })

  it('leaves out what ends within a quarter of an hour, and knows when the next thing ends or changes', async () => {
    const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString()
    const promotion = (id: string, times: object) => ({ id, title: id, text: '', image: '', ...times })
    const match = (id: string, startsAt: string) => ({
      id,
      home: 'A',
      away: 'B',
      startsAt,
      outcomes: [{ name: '1', odds: 2 }],
    })
    const { http } = platform({
      '/promotions': [
        promotion('over', { endsAt: minutes(-60) }),
        promotion('soon over', { endsAt: minutes(14) }),
        promotion('always', {}),
        promotion('coming', { startsAt: minutes(90), endsAt: minutes(900) }),
      ],
      '/sport/events?live=false': { rows: [match('started', minutes(-1)), match('later', minutes(300))] },
    })
    const { http: recorded, content, settled } = recordContent(http)
    const promotions = promotionsCalls(recorded).list()
    const matches = sportEventsCalls(recorded).listFromPage({ live: false })
    await settled()
    expect((await promotions).map(({ id }) => id)).toEqual(['always', 'coming'])
    expect((await matches)?.rows).toStrictEqual([
      { id: 'later', league: '', home: 'A', away: 'B', live: false, outcomes: [{ name: '1' }] },
    ])
    expect(content.until! - content.at).toBeGreaterThan(89 * 60_000)
    expect(content.until! - content.at).toBeLessThanOrEqual(90 * 60_000)
  })

  it('settles once what responses lead to has been read too', async () => {
    const { http, sent } = platform({
      '/games?size=1': games('a'),
      '/games?provider=p': games('a', 'b'),
      '/games?provider=p&page=2': games('c'),
    })
    const { http: recorded, content, settled } = recordContent(http)
    const { list } = gamesCalls(recorded)
    void list({ size: 1 })
      .then(() => list({ provider: 'p' }))
      .then(() => Promise.resolve())
      .then(() => list({ provider: 'p', page: 2 }))
    await settled()
    expect(Object.keys(content.values)).toEqual(sent)
    expect(sent).toHaveLength(3)
  })
})

describe('withContent', () => {
  const content: PageContent = { at: 1, values: { '/games?size=2': games('a', 'b') } }
  /** Answers every read by its path. */
  function browser(held?: Promise<unknown>, given: PageContent | undefined = content) {
    const get = vi.fn(async () => games('new'))
    const send = vi.fn(async () => undefined)
    const http = withContent(fakeHttp({ get, send }), given)
    if (held) http.hold(held)
    return { get, send, http }
  }

  it('answers each read of the content once, without a request', async () => {
    const { get, http } = browser()
    const { list } = gamesCalls(http)
    expect(await list({ size: 2 })).toBe(content.values['/games?size=2'])
    expect(get).not.toHaveBeenCalled()
    expect(await list({ size: 2 })).toEqual(games('new'))
    expect(get).toHaveBeenCalledOnce()
  })

  it('returns what the file names, also again, and sends the call for the rest', async () => {
    const names = { currency: 'EUR', items: [{ id: 'a', name: 'Mega', kind: 'games', level: 1, currency: 'EUR' }] }
    const { get, http } = browser(undefined, { at: 1, values: { '/info/jackpot': names } })
    const { info, infoFromPage } = jackpotCalls(http)
    expect([await infoFromPage(), await infoFromPage(), get.mock.calls.length]).toEqual([names, names, 0])
    await info()
    expect(get).toHaveBeenCalledOnce()
    expect(await jackpotCalls(browser().http).infoFromPage()).toBeUndefined()
  })

  it('takes nothing out of the content that it is given', async () => {
    for (const { http } of [browser(), browser()])
      expect(await gamesCalls(http).list({ size: 2 })).toMatchObject({ count: 2 })
  })

  it.each(['over', 'failed'])(
    'ends other reads, which are sent at once, when what they wait for is %s',
    async (end) => {
      let finish = () => undefined as void
      const held = new Promise<void>((resolve, reject) => {
        finish = end === 'over' ? resolve : () => reject(new Error('hydration failed'))
      })
      const { get, http } = browser(held)
      const { list } = gamesCalls(http)
      const reads = [list({ size: 3 }), bannersCalls(http).list({ lang: 'fr' })]
      expect(await list({ size: 2 })).toMatchObject({ count: 2 })
      expect(get).toHaveBeenCalledTimes(2)
      expect(await isSettled(Promise.race(reads))).toBe(false)
      finish()
      await Promise.all(reads)
      expect(get).toHaveBeenCalledTimes(2)
    },
  )

  it('ends the reads that have waited in tasks of their own, later ones at once', async () => {
    const { http } = browser(Promise.resolve())
    const { list } = gamesCalls(http)
    const ended: number[] = []
    const reads = [3, 4, 5].map((size) => list({ size }).then(() => void ended.push(size)))
    await Promise.race(reads)
    expect(ended).toEqual([3])
    await Promise.all(reads)
    expect(ended).toEqual([3, 4, 5])
    vi.useFakeTimers()
    await list({ size: 6 })
    vi.useRealTimers()
  })

  it('holds no change', async () => {
    const { send, http } = browser(new Promise(() => undefined))
    await http.send({ name: 'POST /auth/logout' })
    expect(send).toHaveBeenCalledOnce()
  })

  it('rejects an address that leads elsewhere as the client does', async () => {
    await expect(pagesCalls(browser().http).page('..')).rejects.toMatchObject({ status: 404 })
  })

  it('needs no content', async () => {
    const { get, http } = browser(undefined, undefined)
    await gamesCalls(http).list()
    expect(get).toHaveBeenCalledOnce()
  })
})
