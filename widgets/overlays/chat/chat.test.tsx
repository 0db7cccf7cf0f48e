// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { chatStore } from '#domains/chat/chat-store.ts'
import { consentStore } from '#domains/consent/consent-store.ts'
import { renderWidget } from '#testing/render.tsx'
import ChatButtons from './index.tsx'

const livechat = { use: 'livechat' as const, license: '12345678' }
const tawk = { use: 'tawk' as const, propertyId: 'p', widgetId: 'w' }

function show(manifest: object = {}) {
  const { stores } = renderWidget(<ChatButtons visible />, { manifest: { chats: [livechat], ...manifest } })
  return { stores, chats: stores.get(chatStore).chats, chat: stores.get(chatStore).chats[0]! }
}
const names = () => screen.queryAllByRole('button').map(({ title }) => title)

it('opens the chat, and is hidden while it is open', async () => {
  const { chat } = show()
  await userEvent.click(screen.getByRole('button', { name: /Live chat/ }))
  expect([chat.visibility, screen.getByRole('button').getAttribute('aria-busy')]).toEqual(['maximized', 'true'])
  act(() => chat.receiveStatus('ready'))
  expect(names()).toEqual([])
  act(() => chat.receiveVisibility('minimized'))
  expect(names()).toEqual(['Live chat'])
})

it('shows the number of unread messages, or that there is a conversation', () => {
  const { chat } = show()
  act(() => chat.receiveEvent())
  expect(screen.getByRole('button', { name: /^Live chat.*Chat in progress/s })).toBeTruthy()
  act(() => chat.receiveUnread(2))
  expect(screen.getByRole('button').textContent).toContain('2 new messages')
})

it('has room for a short name where it is the only chat, and its full name for screen readers', () => {
  show()
  expect(
    screen.getByRole('button', { name: 'Live chat' }).querySelector('[aria-hidden]:not(svg, svg *)')?.textContent,
  ).toBe('Chat')
})

it('has a button for each chat, and none for one that cannot load', () => {
  const { chats } = show({ chats: [livechat, tawk] })
  expect(names()).toEqual(['Live chat', 'Support chat'])
  act(() => chats[0]!.receiveStatus('absent'))
  expect(names()).toEqual(['Support chat'])
})

it('asks for consent first if needed, and keeps its place in the bottom bar meanwhile', async () => {
  const { stores, chat } = show({ consent: { required: true } })
  await userEvent.click(screen.getByRole('button'))
  expect([stores.get(consentStore).wanted, stores.overlays.isOpen('consent'), chat.isOpen, names()]).toEqual([
    'support',
    true,
    true,
    ['Live chat'],
  ])
  // On wide screens, where it floats, styles hide it.
  expect(document.querySelector('[data-overlay=chat]')?.hasAttribute('data-asking')).toBe(true)
})
