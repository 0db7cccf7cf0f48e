// @vitest-environment jsdom
import { readdirSync } from 'node:fs'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answerSessions } from '#testing/sport/framed-sports.ts'
import { player } from '#testing/render.tsx'
import { drivers } from '#testing/sport/sport-drivers.ts'
import { settled, until } from '#testing/sport/sport-host.ts'

beforeEach(() => {
  answerSessions()
  vi.spyOn(console, 'warn').mockReturnValue()
})

it('every sportsbook implements the contract', () => {
  expect(drivers.map(({ name }) => name).sort()).toEqual(readdirSync('widgets/sports').sort())
})

describe.each(drivers)('$name', ({ mount, session, breakScript }) => {
  const open = async (seen?: Parameters<typeof mount>[0]) => {
    const driven = mount(seen)
    await driven.started()
    driven.vendor.ready()
    await until(() => expect(driven.said.at(-1)).toEqual(['onReady']))
    driven.said.length = 0
    return driven
  }

  it('is ready once its vendor reports it, and not before', async () => {
    const { started, said, vendor } = mount()
    await started()
    await settled()
    expect(said.filter(([event]) => event !== 'onLoading')).toEqual([])
    vendor.ready()
    await until(() => expect(said.at(-1)).toEqual(['onReady']))
  })

  it('forwards everything its vendor can report', async () => {
    const { vendor, said } = await open({ user: null })
    const expectEvents = async (say: (() => void) | undefined, ...expected: unknown[]) => {
      if (!say) return
      said.length = 0
      say()
      await until(() => expect(said).toContainEqual(expected))
    }
    await expectEvents(vendor.signIn, 'onSignInWanted')
    await expectEvents(vendor.register, 'onRegistrationWanted')
    await expectEvents(vendor.deposit, 'onDepositWanted')
    await expectEvents(vendor.bet, 'onBetPlaced', ['b-1'])
    await expectEvents(vendor.balance, 'onBalanceChanged')
    await expectEvents(vendor.event && (() => vendor.event?.('m:12')), 'onRouteChanged', { eventId: 'm:12' })
    await expectEvents(vendor.expired, 'onFailed', 'expired')
  })

  it('reports that its script does not load', async () => {
    const driven = mount()
    await breakScript(driven)
    await until(() => expect(driven.said.at(-1)).toEqual(['onFailed', 'script']))
  })

  it('reports that its session call fails', async () => {
    session.mockRejectedValue(Object.assign(new Error('503'), { status: 503 }))
    const driven = mount({ user: player })
    driven.started().catch(() => undefined)
    await until(() => expect(driven.said.at(-1)).toEqual(['onFailed', 'session']))
  })

  it('keeps its state while its player is on another page: no second session', async () => {
    const { container, said } = await open({ user: player })
    const asked = session.mock.calls.length
    container.hide()
    await settled()
    container.show()
    await settled()
    expect(session.mock.calls.length).toBe(asked)
    expect(said).toEqual([])
  })

  it('opens a new session for a player who signs in', async () => {
    const { container, host } = await open()
    const asked = session.mock.calls.length
    host.user = player
    container.identityChanged(player)
    await until(() => expect(session.mock.calls.length).toBe(asked + 1))
  })

  it('never shows another player’s session', async () => {
    const { container, host } = await open()
    session.mockReturnValue(new Promise(() => undefined))
    host.user = player
    container.identityChanged(player)
    await until(() => expect(host.element.querySelector('iframe')).toBeNull())
  })

  it('survives every change in any order', async () => {
    const { container, host, said } = await open({ user: player })
    host.theme = 'light'
    container.themeChanged('light')
    host.language = 'ar'
    container.languageChanged('ar')
    container.hide()
    host.user = null
    container.identityChanged(null)
    container.routeChanged?.({ eventId: 'm:12' })
    container.show()
    await settled()
    expect(said.filter(([event]) => event === 'onFailed')).toEqual([])
  })

  it('leaves nothing behind, and reports nothing any more', async () => {
    const { container, host, said } = await open({ user: player })
    container.unmount()
    await settled()
    expect(host.element.childElementCount).toBe(0)
    expect(said).toEqual([])
  })

  it('can end while its session call is pending', async () => {
    let answer: (value: never) => void = () => undefined
    session.mockImplementation(() => new Promise((resolve) => (answer = resolve)))
    const { container, host, said, started } = mount({ user: player })
    started().catch(() => undefined)
    await until(() => expect(session).toHaveBeenCalled())
    container.unmount()
    answer({ token: 't', value: '<p>', SessionHTML: '<p>' } as never)
    await settled()
    expect(host.element.childElementCount).toBe(0)
    expect(said.filter(([event]) => event !== 'onLoading')).toEqual([])
  })
})
