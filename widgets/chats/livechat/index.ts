/* oxlint-disable no-underscore-dangle -- these names are the vendor’s. */
import type { LivechatChat } from '#manifest'
import { forgetVendorScript, loadVendorScript } from '#engine/frames/script/vendor-script.ts'
import type { ChatConnection, ChatReports, ChatVendor } from '#domains/chat/contract.ts'
import type { ChatVisibility } from '#domains/chat/chat-store.ts'
import { createQueue, type LiveChatWidget } from './widget-queue.ts'

declare global {
  interface Window {
    __lc?: { license: number; group?: number }
    LiveChatWidget?: LiveChatWidget
  }
}

const methods = { hidden: 'hide', minimized: 'minimize', maximized: 'maximize' } as const satisfies Record<
  ChatVisibility,
  string
>

/** LiveChat, the live chat of spec §4. The vendor’s own button stays hidden. */
const livechat: ChatVendor<LivechatChat> = {
  traces: /^_{2,3}(lc|livechat)/,
  async connect({ license, group, script = 'https://cdn.livechatinc.com/tracking.js' }, reports) {
    if (!license) {
      console.error('The live chat is not loaded: its licence is missing.')
      return null
    }
    const widget = createQueue()
    window.__lc = { license: Number(license), ...(group === undefined ? {} : { group }) }
    window.LiveChatWidget = widget
    widget.call('hide')
    const ready = new Promise<void>((resolve) => widget.on('ready', () => resolve()))
    const stop = listen(widget, reports)
    try {
      await loadVendorScript(script)
    } catch (error) {
      forget()
      throw error
    }
    await ready
    return connection(widget, script, stop)
  },
}
export default livechat

/** Reports the vendor’s events until the returned function is called. Counts unread messages, which the vendor does not. */
function listen(widget: LiveChatWidget, reports: ChatReports): () => void {
  let unread = 0
  let isOpen = false
  const listeners: Record<string, (data: never) => void> = {
    visibility_changed: ({ visibility }: { visibility: ChatVisibility }) => {
      isOpen = visibility === 'maximized'
      if (isOpen) unread = 0
      reports.visibility(visibility)
    },
    greeting_displayed: () => reports.greeting(true),
    greeting_hidden: () => reports.greeting(false),
    new_event: ({ author }: { author?: { type?: string } }) => {
      reports.event()
      if (author?.type !== 'customer' && !isOpen) reports.unread(++unread)
    },
  }
  for (const [event, listener] of Object.entries(listeners)) widget.on(event, listener)
  return () => {
    for (const [event, listener] of Object.entries(listeners)) widget.off(event, listener)
  }
}

const connection = (widget: LiveChatWidget, script: string, stop: () => void): ChatConnection => ({
  show: (visibility) => widget.call(methods[visibility]),
  identify: ({ login }) => widget.call('set_customer_name', login),
  remove: () => {
    stop()
    widget.call('destroy')
    forgetVendorScript(script)
    forget()
  },
})

function forget() {
  delete window.LiveChatWidget
  delete window.__lc
}
