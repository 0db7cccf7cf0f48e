// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { counts, mount, open, remove, script, session, throws, visitors, wsdk } from '#testing/sport/altenar.ts'
import { player } from '#testing/render.tsx'
import { answerScript, settled, until } from '#testing/sport/sport-host.ts'

describe('changes', () => {
  it('a sign-in sets a token, a sign-out an empty one', async () => {
    const { host, container } = await open()
    host.user = player
    container.identityChanged(player)
    await until(() => expect(wsdk.set).toHaveBeenCalled())
    host.user = null
    container.identityChanged(null)
    await until(() => expect(wsdk.set.mock.calls).toEqual([[{ token: 'token-1' }], [{ token: '' }]]))
    expect(counts(wsdk.init, wsdk.addSportsBook, session)).toEqual([1, 1, 1])
  })

  it('passes only the changed language or theme, and nothing for a language of the same culture', async () => {
    const { host, container } = await open({ user: player })
    host.language = 'fa'
    container.languageChanged('fa')
    await until(() => expect(wsdk.set.mock.calls).toEqual([[{ culture: 'fa-IR' }]]))
    host.theme = 'light'
    container.themeChanged('light')
    await until(() => expect(wsdk.set.mock.calls.at(-1)).toEqual([{ themeName: 'light' }]))
    host.language = 'de'
    container.languageChanged('de')
    host.language = 'es'
    container.languageChanged('es')
    await settled()
    expect(wsdk.set.mock.calls.slice(2)).toEqual([[{ culture: 'en-GB' }]])
    expect(session).toHaveBeenCalledTimes(1)
  })

  it('a player who signs out while the token is fetched stays a visitor', async () => {
    let answer!: (session: { token: string }) => void
    session.mockReturnValue(new Promise((resolve) => (answer = resolve)))
    const { host, container } = mount({ user: player })
    await answerScript(script)
    await until(() => expect(session).toHaveBeenCalled())
    host.user = null
    container.identityChanged(null)
    answer({ token: 'late' })
    await until(() => expect(wsdk.addSportsBook).toHaveBeenCalledTimes(1))
    await settled()
    expect(wsdk.init.mock.calls).toEqual([[visitors]])
    expect(wsdk.set).not.toHaveBeenCalled()
  })

  it('both kinds of containers share the script, the token and the WSDK', async () => {
    await open({ user: player })
    mount({ user: player, type: 'live-sport' })
    await until(() => expect(wsdk.addSportsBook).toHaveBeenCalledTimes(2))
    expect(document.scripts).toHaveLength(1)
    expect(counts(wsdk.init, session, wsdk.set)).toEqual([1, 1, 0])
  })

  it('hiding and showing change nothing', async () => {
    const { container } = await open()
    container.hide()
    container.show()
    await settled()
    expect(counts(wsdk.set, wsdk.addSportsBook, remove)).toEqual([0, 1, 0])
  })

  it('removes its sportsbook on unmount, and the next one fetches a new token', async () => {
    const { container } = await open({ user: player })
    container.unmount()
    expect(remove).toHaveBeenCalledTimes(1)
    session.mockResolvedValue({ token: 'token-2' })
    mount({ user: player })
    await until(() => expect(wsdk.set.mock.calls).toEqual([[{ token: 'token-2' }]]))
  })

  it.each(['load', 'error'] as const)('ignores a script that settles after unmount (%s)', async (answer) => {
    const { container, said } = mount()
    container.unmount()
    await answerScript(script, answer)
    await settled()
    expect(wsdk.addSportsBook).not.toHaveBeenCalled()
    expect(said).toEqual([])
  })

  it('opens nothing if the container is unmounted during initialisation', async () => {
    let initialised!: () => void
    wsdk.init.mockReturnValue(new Promise<void>((resolve) => (initialised = resolve)))
    const { container } = mount()
    await answerScript(script)
    await until(() => expect(wsdk.init).toHaveBeenCalled())
    container.unmount()
    initialised()
    await settled()
    expect(wsdk.addSportsBook).not.toHaveBeenCalled()
  })

  it('a player who returns gets a new token', async () => {
    const { host, container } = await open({ user: player })
    for (const user of [null, player]) {
      host.user = user
      container.identityChanged(user)
      await settled()
    }
    expect(session).toHaveBeenCalledTimes(2)
  })
})

describe('player actions', () => {
  it.each([
    [{ betIds: [17, 'b'] }, ['17', 'b']],
    [
      [{ betId: 5 }, { id: 'c' }],
      ['5', 'c'],
    ],
    [undefined, []],
  ])('a bet is reported as %o, and the balance change', async (payload, ids) => {
    const { book, said } = await open({ user: player })
    book.props.onBetPlacement(payload)
    expect(said).toEqual([['onBetPlaced', ids], ['onBalanceChanged']])
  })

  it('an event reported by both callbacks is reported once, and so is leaving it', async () => {
    const { book, said } = await open()
    book.props.onRouteChange({ page: 'overview' })
    book.props.onEventSelect({ id: 5, sportId: 1, catId: 2, champId: 3 })
    book.props.onRouteChange({ page: 'event', eventId: '5', sportId: 1 })
    book.props.onRouteChange({ page: 'live', eventId: '5' })
    book.props.onRouteChange({ page: 'liveEvent', eventId: 7 })
    book.props.onEventSelect({ eventId: '8' })
    book.props.onEventSelect({ event: { id: 9 } })
    expect(said).toEqual([
      ['onRouteChanged', { eventId: '5' }],
      ['onRouteChanged', {}],
      ['onRouteChanged', { eventId: '7' }],
      ['onRouteChanged', { eventId: '8' }],
      ['onRouteChanged', { eventId: '9' }],
    ])
  })

  it('a payload that cannot be read changes nothing and is logged once', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const { book, said } = await open({ route: { eventId: '5' } })
    for (const payload of [undefined, null, {}, { path: '/x' }]) book.props.onRouteChange(payload)
    book.props.onEventSelect()
    book.props.onEventSelect({ name: 'Final' })
    expect(said).toEqual([])
    expect(warn.mock.calls).toEqual([
      ['Altenar’s onRouteChange could not be read: undefined'],
      ['Altenar’s onEventSelect could not be read: undefined'],
    ])
  })

  it('an address of another event leads the sportsbook there by `set`; its own does not', async () => {
    const { book, container, said } = await open()
    book.props.onEventSelect({ id: '5' })
    container.routeChanged!({ eventId: '5' })
    expect(wsdk.set).not.toHaveBeenCalled()
    container.routeChanged!({ eventId: '6' })
    container.routeChanged!({})
    expect(wsdk.set.mock.calls).toEqual([[{ page: 'event', eventId: '6' }], [{ page: 'overview' }]])
    expect(remove).not.toHaveBeenCalled()
    expect(said).toEqual([['onRouteChanged', { eventId: '5' }]])
  })

  it.each([
    ['another sportsbook is open, which `set` would lead there too', () => mount({ type: 'live-sport' })],
    ['`set` throws', () => wsdk.set.mockImplementationOnce(throws)],
  ])('is opened again at the event if %s', async (_why, prepare) => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const { host, container, said } = await open()
    prepare()
    await settled()
    const opened = wsdk.addSportsBook.mock.calls.length
    host.route = { eventId: '6' }
    container.routeChanged!({ eventId: '6' })
    expect(remove).toHaveBeenCalledTimes(1)
    await until(() => expect(wsdk.addSportsBook).toHaveBeenCalledTimes(opened + 1))
    expect(wsdk.addSportsBook.mock.calls.at(-1)![0].props).toMatchObject({ page: 'event', eventId: '6' })
    expect(said).toEqual([['onLoading']])
  })

  it('a sign-in click asks visitors to sign in, and fetches a new token for players', async () => {
    const { host, book, container, said } = await open()
    book.props.onSignInButtonClick()
    expect(said).toEqual([['onSignInWanted']])
    host.user = player
    container.identityChanged(player)
    await until(() => expect(wsdk.set).toHaveBeenCalledTimes(1))
    session.mockResolvedValue({ token: 'token-2' })
    book.props.onSignInButtonClick()
    await until(() => expect(wsdk.set.mock.calls.at(-1)).toEqual([{ token: 'token-2' }]))
    expect(said).toHaveLength(1)
  })
})
