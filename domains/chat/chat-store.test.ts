import { expect, it } from 'vitest'
import { Chat, ChatStore } from './chat-store.ts'

const livechat = { use: 'livechat', license: '12345678' } as const
const tawk = { use: 'tawk', propertyId: 'p', widgetId: 'w' } as const
const chat = () => new Chat(livechat)

it('begins hidden, without activity', () => {
  expect(chat()).toMatchObject({ visibility: 'hidden', status: 'waiting', hasActivity: false, unread: 0 })
})

it('a minimized report becomes hidden', () => {
  const open = chat()
  open.open()
  open.receiveVisibility('minimized')
  expect(open.visibility).toBe('hidden')
})

it.each(['hidden', 'maximized'] as const)('a %s report is what it says', (visibility) => {
  const some = chat()
  some.open()
  some.receiveVisibility(visibility)
  expect(some.visibility).toBe(visibility)
})

it('a greeting that is displayed sets minimized, and stays though the vendor reports that it did so', () => {
  const greeted = chat()
  greeted.receiveGreeting(true)
  expect(greeted.visibility).toBe('minimized')
  greeted.receiveVisibility('minimized')
  expect(greeted.visibility).toBe('minimized')
})

it('a greeting that is hidden sets hidden', () => {
  const greeted = chat()
  greeted.receiveGreeting(true)
  greeted.receiveGreeting(false)
  expect(greeted.visibility).toBe('hidden')
})

it('the open-chat button sets maximized, and what waits is read', () => {
  const some = chat()
  some.receiveUnread(3)
  some.open()
  expect([some.visibility, some.unread, some.isWanted]).toEqual(['maximized', 0, true])
  some.receiveUnread(4)
  expect(some.unread).toBe(0)
})

it('a new chat event marks that the chat has had activity, for good', () => {
  const some = chat()
  some.receiveEvent()
  some.open()
  some.close()
  expect(some.hasActivity).toBe(true)
})

it('opening a chat that could not be reached tries it again', () => {
  const some = chat()
  some.receiveStatus('error')
  some.open()
  expect(some.status).toBe('waiting')
})

it('has one chat for each vendor, in the manifest’s order', () => {
  const { chats } = new ChatStore({ chats: [tawk, livechat, { ...tawk, widgetId: 'other' }] })
  expect(chats.map(({ options }) => options)).toEqual([tawk, livechat])
})
