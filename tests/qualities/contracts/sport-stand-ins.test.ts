// @vitest-environment jsdom
import { runInThisContext, Script } from 'node:vm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createAltenar } from '../../../sandbox/vendors/altenar/altenar-wsdk.ts'
import { createRenderer } from '../../../sandbox/vendors/betby/bt-renderer.ts'
import { createDigitain } from '../../../sandbox/vendors/digitain/sport-frame.ts'
import { testParts } from '../../../sandbox/vendors/shell/parts-of-tests.ts'
import { digitainDocument, fundistAnswer } from '../../../sandbox/domains/sport/documents.ts'
import { player } from '#testing/render.tsx'
import { answerScript, settled, sportHost, until } from '#testing/sport/sport-host.ts'
import { formsOf } from '../../../widgets/sports/digitain/index.tsx'
import { ownKeys } from '../../../widgets/sports/digitain/own-keys.ts'

// The adapters and the sandbox’s stand-ins, which refuse what public integrations do not do.
const { parts, opened, last } = testParts()
const address = 'https://sport.vendor.example/vendor.js'
const hosts: [string] = ['https://sport.vendor.example']

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  return () => {
    document.head.replaceChildren()
    window.history.replaceState(null, '', '/')
  }
})

describe('altenar', () => {
  const open = async (seen: Parameters<typeof sportHost>[1]) => {
    vi.stubGlobal('altenarWSDK', createAltenar(parts))
    const { host, said } = sportHost<'altenar'>(async () => ({ token: 'token-1' }), seen)
    const { default: create } = await import('../../../widgets/sports/altenar/index.ts')
    const tokens = { OddBoxSelected: { background: 'brand' } } as const
    const container = create({ use: 'altenar', script: address, integration: 'x', hosts, tokens }, host)
    container.mount()
    await answerScript(address)
    await until(() => expect(opened).toHaveLength(1))
    return { host, said, container }
  }

  it('opens the event of the address, follows another one, and tells where the player went', async () => {
    const { said, container } = await open({ route: { eventId: '5' }, user: player })
    expect(last().options).toMatchObject({ path: '/event/5', token: 'token-1' })
    container.routeChanged!({ eventId: '6' })
    expect(last().go).toHaveBeenLastCalledWith('/event/6')
    const { events } = last().options
    events.route?.('/event/7')
    events.event?.('7')
    events.route?.('/live')
    events.bet?.(['b1'])
    expect(said).toEqual([
      ['onRouteChanged', { eventId: '7' }],
      ['onRouteChanged', {}],
      ['onBetPlaced', ['b1']],
      ['onBalanceChanged'],
    ])
  })
})

describe('betby', () => {
  it('leaves the address to the script, and reads callbacks that pass nothing', async () => {
    window.history.replaceState(null, '', '/sport?bt-path=%2Fsoccer-1')
    vi.stubGlobal('BTRenderer', createRenderer(parts))
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const { host, said } = sportHost<'betby'>(async () => ({ token: 't' }), { route: { path: '/soccer-1' } })
    const { default: create } = await import('../../../widgets/sports/betby/index.ts')
    const container = create({ use: 'betby', script: address, brandId: '1', hosts }, host)
    container.mount()
    await answerScript(address)
    await until(() => expect(opened).toHaveLength(1))
    expect(last().options.path).toBe('/soccer-1')
    last().options.events.route?.('/event/5')
    last().options.events.slip?.({ isOpen: true, count: 2 })
    expect(location.search).toBe('?bt-path=%2Fevent%2F5')
    expect(said.slice(1)).toEqual([
      ['onRouteChanged', { path: '/event/5' }],
      ['onSlipChanged', 2],
    ])
    expect(warn).toHaveBeenCalledTimes(1)
    container.unmount()
  })
})

describe('digitain', () => {
  const posted: unknown[] = []
  const host = {
    route: { eventId: '44' },
    oddsFormat: 'american',
    timeZone: 'Africa/Tunis',
    theme: 'light',
    tokens: { brand: '#19c37d', onBrand: '#032014' },
    radius: 20,
    fonts: ['Sora Variable'],
    showsBets: false,
  } as const
  const globals = window as unknown as Record<string, unknown>
  const listen = ({ data, source }: MessageEvent) => source === null && posted.push(data)

  /** Runs the document of a session in this window, which is its own parent, with the vendor’s globals. */
  async function run(device: 'desktop' | 'mobile', isLive: boolean) {
    const visit = { origin: hosts[0], token: 't', lang: 'fr', device, isLive, parent: ['brand.example'] }
    const forms = formsOf(fundistAnswer(digitainDocument(visit)), 'digit-comma')
    document.body.innerHTML = '<div id="sport_div_iframe"></div>'
    posted.length = 0
    window.addEventListener('message', listen)
    runInThisContext(ownKeys(host))
    Object.assign(window, createDigitain(parts))
    const script = (html: string) => /<script>(.*?)<\/script>/s.exec(html)![1]!
    const parses = (code: string) => {
      try {
        return Boolean(new Script(code))
      } catch {
        return false
      }
    }
    runInThisContext(forms.map(script).find(parses)!)
    await settled()
    return forms.map((form) => parses(script(form)))
  }

  afterEach(() => {
    window.removeEventListener('message', listen)
    for (const name of ['SportFrame', 'Bootstrapper']) delete globals[name]
  })

  it.each([
    ['desktop', false, [true]],
    ['mobile', false, [false, true]],
    ['mobile', true, [true, true]],
  ] as const)('the %s’s document starts (live %s)', async (device, isLive, parsing) => {
    expect((await run(device, isLive)).slice(0, parsing.length)).toEqual(parsing)
    const frame = document.querySelector('iframe')
    const query = frame && Object.fromEntries(new URL(frame.src).searchParams)
    const expected = { eventId: '44', of: '2', theme: 'light', parent: 'brand.example', token: 't', l: 'fr' }
    if (query) expect(query).toMatchObject({ ...expected, tz: '1' })
    else expect(last().options).toMatchObject({ path: '/event/44', oddsFormat: 'american', theme: 'light', token: 't' })
  })

  it('its frame’s requests reach the page, whose functions the document calls', async () => {
    await run('desktop', false)
    const source = document.querySelector('iframe')!.contentWindow
    for (const data of [
      { command: 'login' },
      { command: 'registration' },
      { command: 'deposit' },
      { command: 'balance' },
      { command: 'navigate', path: '/event/7', eventId: '7' },
    ])
      window.dispatchEvent(new MessageEvent('message', { source, data }))
    await until(() => expect(posted).toContainEqual({ type: 'navigate', path: '/event/7', eventId: '7' }))
    for (const type of ['login', 'registration', 'deposit', 'balance']) expect(posted).toContainEqual({ type })
  })
})
