// @vitest-environment jsdom
import type { TawkChat } from '#manifest'
import { chatContract, ownKeys, type FakeChat } from '#testing/chat/chat-contract.ts'
import tawk from './index.ts'

const options: TawkChat = { use: 'tawk', propertyId: '5f0000000000000000000001', widgetId: 'default' }
const events = { maximized: 'ChatMaximized', minimized: 'ChatMinimized', hidden: 'ChatHidden' }

/** Acts like the vendor’s script: adds its methods to the global object and dispatches window events. */
function arrive(): FakeChat {
  const told: string[] = []
  let unread = 0
  const emit = (name: string, detail?: unknown) => window.dispatchEvent(new CustomEvent(`tawk${name}`, { detail }))
  const api = window.Tawk_API!
  Object.assign(api, {
    hideWidget: () => told.push('hidden'),
    showWidget: () => undefined,
    minimize: () => told.push('minimized'),
    maximize: () => told.push('maximized'),
    endChat: () => undefined,
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
      emit(from === 'player' ? 'ChatMessageVisitor' : 'ChatMessageAgent', 'hello')
      if (from === 'operator') emit('UnreadCountChanged', ++unread)
    },
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
