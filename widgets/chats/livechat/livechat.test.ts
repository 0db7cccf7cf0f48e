// @vitest-environment jsdom
/* oxlint-disable no-underscore-dangle -- these names are the vendor’s. */
import { expect, it } from 'vitest'
import type { LivechatChat } from '#manifest'
import type { ChatReports } from '#domains/chat/contract.ts'
import { chatContract, fakeVisitors, ownKeys, type FakeChat } from '#testing/chat/chat-contract.ts'
import livechat from './index.ts'

const options: LivechatChat = { use: 'livechat', license: '12345678' }
const ignored: ChatReports = {
  visibility: () => undefined,
  greeting: () => undefined,
  event: () => undefined,
  unread: () => undefined,
}
const words: Record<string, string> = {
  hide: 'hidden',
  minimize: 'minimized',
  maximize: 'maximized',
  destroy: 'removed',
}

const visit = fakeVisitors('__lc_cid')

/** Acts like the vendor’s script: installs itself in the queue and processes the queued calls. */
function arrive(): FakeChat & { emit(event: string, data?: unknown): void } {
  const widget = window.LiveChatWidget as unknown as { _q: [string, unknown[]][]; _h: unknown }
  const listeners: [string, (data: unknown) => void][] = []
  const told: string[] = []
  const visitor = visit()
  const emit = (event: string, data?: unknown) =>
    listeners.filter(([name]) => name === event).forEach(([, listener]) => listener(data))
  const handle = (kind: string, [name, value]: unknown[]) => {
    if (kind === 'on') listeners.push([name as string, value as () => void])
    else if (kind === 'off')
      listeners.splice(
        listeners.findIndex(([event, listener]) => event === name && listener === value),
        1,
      )
    else told.push(words[name as string] ?? `name ${String(value)}`)
  }
  widget._h = handle
  for (const [kind, values] of widget._q.splice(0)) handle(kind, values)
  setTimeout(() => emit('ready', { state: { visibility: 'hidden' } }))
  return {
    told,
    emit,
    visibility: (visibility) => emit('visibility_changed', { visibility }),
    greeting: (isShown) => emit(isShown ? 'greeting_displayed' : 'greeting_hidden', { id: 1 }),
    message(from) {
      if (from === 'player') visitor.say()
      emit('new_event', { type: 'message', author: { type: from === 'player' ? 'customer' : 'agent' } })
    },
    conversation: () => visitor.said(),
  }
}

chatContract('LiveChat', {
  vendor: livechat,
  options,
  incomplete: [{ ...options, license: '' }, { use: 'livechat' } as LivechatChat],
  addresses: { default: 'https://cdn.livechatinc.com/tracking.js', own: 'https://chat.test/x' },
  traces: { own: ['__lc_cid', '__lc_cst', '__livechat'], others: ownKeys },
  arrive,
  isInPage: () => window.LiveChatWidget !== undefined || window.__lc !== undefined,
})

it('passes licence and group to the script', () => {
  livechat.connect({ ...options, group: 3, script: 'https://chat.test/group' }, ignored).catch(() => undefined)
  expect(window.__lc).toEqual({ license: 12345678, group: 3 })
})

it('reports greetings', async () => {
  const greetings: boolean[] = []
  const connecting = livechat.connect(
    { ...options, script: 'https://chat.test/greeting' },
    { ...ignored, greeting: (isShown) => void greetings.push(isShown) },
  )
  const fake = arrive()
  document.querySelector('script[src$=greeting]')!.dispatchEvent(new Event('load'))
  await connecting
  fake.greeting!(true)
  fake.greeting!(false)
  expect(greetings).toEqual([true, false])
})
