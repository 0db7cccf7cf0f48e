// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { TawkChat } from '#manifest'
import type { ChatConnection, ChatReports } from '#domains/chat/contract.ts'
import { forgetVendorScript } from '#engine/frames/script/vendor-script.ts'
import { chatContract, fakeVisitors, hashOf, ownKeys, type FakeChat } from '#testing/chat/chat-contract.ts'
import tawk from './index.ts'

const options: TawkChat = { use: 'tawk', propertyId: '5f0000000000000000000001', widgetId: 'default' }
const events = { maximized: 'ChatMaximized', minimized: 'ChatMinimized', hidden: 'ChatHidden' }

const visit = fakeVisitors('twk_uuid_5f0000000000000000000001')

/** Acts like the vendor’s script: adds its methods to the global object and dispatches window events. */
function arrive(): FakeChat {
  const told: string[] = []
  let unread = 0
  const visitor = visit()
  const emit = (name: string, detail?: unknown) => window.dispatchEvent(new CustomEvent(`tawk${name}`, { detail }))
  const api = window.Tawk_API!
  Object.assign(api, {
    hideWidget: () => told.push('hidden'),
    showWidget: () => undefined,
    minimize: () => told.push('minimized'),
    maximize: () => told.push('maximized'),
    endChat: () => told.push('ended'),
    login(player: { userId: string; hash: string; name: string }, done: (error?: unknown) => void) {
      if (player.hash !== hashOf(player.userId)) return done('401 Unauthorized')
      visitor.login(player.userId)
      told.push(`login ${player.userId} ${player.name}`)
      done()
    },
    logout(done: () => void) {
      told.push('logout')
      done()
    },
    shutdown: () => told.push('removed'),
    setAttributes: (attributes: Record<string, string>) => told.push(`name ${attributes.name}`),
  })
  api.onBeforeLoad?.()
  setTimeout(() => emit('Load'))
  return {
    told,
    visibility(visibility) {
      if (visibility === 'maximized') unread = 0
      emit(events[visibility])
    },
    message(from) {
      if (from === 'player') visitor.say()
      emit(from === 'player' ? 'ChatMessageVisitor' : 'ChatMessageAgent', 'hello')
      if (from === 'operator') emit('UnreadCountChanged', ++unread)
    },
    conversation: () => visitor.said(),
  }
}

chatContract('tawk.to', {
  vendor: tawk,
  options,
  incomplete: [{ ...options, propertyId: '' }, { ...options, widgetId: '' }, { use: 'tawk' } as TawkChat],
  addresses: {
    default: 'https://embed.tawk.to/5f0000000000000000000001/default',
    own: 'https://chat.test/x/5f0000000000000000000001/default',
  },
  traces: {
    own: ['twk_uuid_5f0000000000000000000001', 'twk_5f0000000000000000000001', 'TawkConnectionTime', 'TawkWindowName'],
    others: ownKeys,
  },
  arrive,
  isInPage: () => window.Tawk_API !== undefined,
})

const ignored: ChatReports = {
  visibility: () => undefined,
  greeting: () => undefined,
  event: () => undefined,
  unread: () => undefined,
}
describe('secure mode', () => {
  let connection: ChatConnection

  async function connect() {
    const connecting = tawk.connect({ ...options, script: 'https://chat.test/y' }, ignored)
    const fake = arrive()
    document.querySelector('script[src^="https://chat.test/y"]')!.dispatchEvent(new Event('load'))
    connection = (await connecting)!
    fake.told.length = 0
    return fake
  }
  afterEach(() => {
    connection.remove()
    forgetVendorScript('https://chat.test/y/5f0000000000000000000001/default')
    vi.restoreAllMocks()
  })

  it('logs a player in with the platform’s hash, and out again', async () => {
    const { told } = await connect()
    connection.identify({ login: 'ada', identity: { userId: '7', hash: hashOf('7') } })
    await connection.leave?.()
    expect(told).toEqual(['login 7 ada', 'logout'])
  })

  it('takes a player whose hash is refused for an anonymous one, whose conversation it ends', async () => {
    const complain = vi.spyOn(console, 'warn').mockReturnValue()
    const { told } = await connect()
    connection.identify({ login: 'ada', identity: { userId: '7', hash: 'wrong' } })
    await connection.leave?.()
    expect(told).toEqual(['name ada', 'ended'])
    expect(complain).toHaveBeenCalledOnce()
  })
})
