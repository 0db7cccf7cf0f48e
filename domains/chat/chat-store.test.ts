import { expect, it } from 'vitest'
import { Chat, ChatStore } from './chat-store.ts'

const livechat = { use: 'livechat', license: '12345678' } as const
const tawk = { use: 'tawk', propertyId: 'p', widgetId: 'w' } as const
const chat = () => new Chat(livechat)

it('starts hidden, without activity', () => {
  expect(chat()).toMatchObject({ visibility: 'hidden', status: 'waiting', hasActivity: false, unread: 0 })
})

it('treats a minimized report as hidden', () => {
  const open = chat()
  open.open()
  open.receiveVisibility('minimized')
  expect(open.visibility).toBe('hidden')
})

it.each(['hidden', 'maximized'] as const)('applies a %s report', (visibility) => {
  const some = chat()
  some.open()
  some.receiveVisibility(visibility)
  expect(some.visibility).toBe(visibility)
})

it('minimizes for a displayed greeting until the next report', () => {
  const greeted = chat()
  greeted.receiveGreeting(true)
  expect(greeted.visibility).toBe('minimized')
  greeted.receiveVisibility('minimized')
  expect(greeted.visibility).toBe('hidden')
})

it('hides when the greeting is hidden', () => {
  const greeted = chat()
  greeted.receiveGreeting(true)
  greeted.receiveGreeting(false)
  expect(greeted.visibility).toBe('hidden')
})

it('opens from the open-chat button and resets the unread count', () => {
  const some = chat()
  some.receiveUnread(3)
  some.open()
  expect([some.visibility, some.unread, some.isOpen]).toEqual(['maximized', 0, true])
  some.receiveUnread(4)
  expect(some.unread).toBe(0)
})

it('remembers that the chat has had activity', () => {
  const some = chat()
  some.receiveEvent()
  some.open()
  some.close()
  expect(some.hasActivity).toBe(true)
})

it('retries a failed chat when it is opened', () => {
  const some = chat()
  some.receiveStatus('error')
  some.open()
  expect(some.status).toBe('waiting')
})

it('has one chat per vendor, in the manifest’s order', () => {
  const { chats } = new ChatStore({ chats: [tawk, livechat, { ...tawk, widgetId: 'other' }] })
  expect(chats.map(({ options }) => options)).toEqual([tawk, livechat])
})
