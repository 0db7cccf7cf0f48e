// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aFunction, documentInFrame, runDocument, sessionHtml } from '#testing/sport/session-document.ts'
import { until } from '#testing/sport/sport-host.ts'
import { givenToFrame, showSport } from '#testing/sport/sport-page.tsx'

const hosts: [string] = ['https://sport.vendor.example']

beforeEach(() => {
  vi.stubEnv('TZ', 'Africa/Tunis')
  return () => vi.unstubAllEnvs()
})

describe('digitain', () => {
  const sport = { use: 'digitain', isolation: 'opaque', hosts } as const
  const shown = async (script: string, strip: 'digit-comma' | 'none' = 'none') => {
    showSport({
      sport: { ...sport, strip },
      answer: { SessionHTML: `<script>${script}</script>` },
      path: '/live-sport',
    })
    return runDocument(await documentInFrame())
  }
  const desktop = 'window.SportFrame = { frame(list) { started.push(list) } };'
  const boot =
    'window.Bootstrapper = { boot(...given) { started.push(given) }, bootIframe(...given) { started.push(given) } };'

  it('keeps the parameters that the document has, and calls its callbacks too', async () => {
    const {
      started,
      posted,
      call: invoke,
    } = await shown(
      `${desktop} window.calls = []; window.count = (sum) => calls.push(sum);
      SportFrame.frame([["oddsFormat", 2], ["balanceChangeCallback", "count"], ["login", "ownLogin"], ["deposit", "window.openCashier"]]);
      window.calls.push(typeof ownLogin, typeof openCashier)`,
    )
    const keys = Object.fromEntries(started[0] as [string, unknown][])
    expect(keys).toMatchObject({ oddsFormat: 2, login: 'ownLogin', deposit: 'window.openCashier' })
    expect('eventId' in keys).toBe(false)
    invoke('onSportBalance', 5)
    invoke('ownLogin')
    invoke('openCashier')
    expect(posted).toEqual([{ type: 'balance' }, { type: 'login' }, { type: 'deposit' }])
  })

  it('extends an object for `boot` and `bootIframe`, whose functions stay its own', async () => {
    const { started, posted } = await shown(
      `${boot} window.seen = [];
      const params = { timeZone: 4, onBalanceChange() { seen.push('balance') }, events: { onAppMount() { seen.push('mounted') } } };
      Bootstrapper.bootIframe(params, { name: "Mobile" }, { height: "500px" });
      const given = started[0][0]; given.onBalanceChange(); given.events.onAppMount(); given.loginTrigger();
      started.push(seen, Object.keys(params))`,
    )
    expect(started[0]).toEqual([
      expect.objectContaining({ timeZone: 4, oddsFormat: 0, loginTrigger: aFunction }),
      { name: 'Mobile' },
      { height: '500px' },
    ])
    // The document’s own object is left as it is.
    expect(started.slice(1)).toEqual([
      ['balance', 'mounted'],
      ['timeZone', 'onBalanceChange', 'events'],
    ])
    expect(posted).toEqual([{ type: 'balance' }, { type: 'loaded' }, { type: 'login' }])
  })

  it.each([
    ['login', 'login'],
    ['register', 'registration'],
    ['SportLogin', 'login'],
    ['SportRegistration', 'registration'],
  ])('gives documents the global %s that they call', async (name, type) => {
    const { posted, call: invoke } = await shown('')
    invoke(name)
    expect(posted).toEqual([{ type }])
  })

  it('passes on the commands of the frame inside, and leaves a document’s own functions alone', async () => {
    const { posted, hear } = await shown('window.login = () => started.push("own"); login()')
    for (const command of ['login', 'registration', 'deposit', 'toString', undefined]) hear({ command })
    hear('login')
    expect(posted).toEqual([{ type: 'login' }, { type: 'registration' }, { type: 'deposit' }])
  })

  it.each([
    [['/football', 12], { path: '/football', eventId: '12' }],
    [['/', null], { path: '/', eventId: null }],
    [[{ path: '/event/7', eventId: '7' }], { path: '/event/7', eventId: '7' }],
    [[{ message: { pathname: '/event-details', qs: { event: 9 } } }], { path: '/event-details', eventId: '9' }],
  ])('reads what its navigation passes: %o', async (args, message) => {
    const { posted, call: invoke } = await shown(`${desktop} SportFrame.frame([])`)
    invoke('onSportNavigate', ...args)
    expect(posted).toEqual([{ type: 'navigate', ...message }])
  })

  it('reports a document that does not parse without its digits before commas, once', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const answer = { SessionHTML: sessionHtml('m', 'numbers') }
    showSport({ sport, answer })
    const { html, otherwise, port } = await givenToFrame()
    expect(html).toMatch(/oddsFormatList: \[ +2\]/)
    expect(otherwise).toEqual([expect.stringContaining('oddsFormatList: [0, 1, 2]')])
    expect(otherwise[0]).toMatch(/^<!doctype html>/)
    port.postMessage({ shown: 1 })
    await until(() => expect(warn).toHaveBeenCalledWith(expect.stringContaining('set sport.strip to "none"')))
  })

  it('is given whole with strip "none", without the status before it', async () => {
    showSport({ sport: { ...sport, strip: 'none' }, answer: { SessionHTML: `1,<p>${'5,'}</p>` } })
    const { html, otherwise } = await givenToFrame()
    expect(html).toMatch(/<p>5,<\/p>$/)
    expect(otherwise).toEqual([])
  })
})
