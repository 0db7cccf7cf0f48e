import type { ChatReports } from '#domains/chat/contract.ts'

/** Reports the vendor’s window events until `stop` is called. `ready` resolves once the widget has loaded. */
export function listen(reports: ChatReports): { ready: Promise<void>; stop: () => void } {
  const listening = new AbortController()
  const on = (name: string, run: (detail: unknown) => void) =>
    window.addEventListener(name, (event) => run((event as CustomEvent).detail), { signal: listening.signal })
  const ready = new Promise<void>((resolve) => on('tawkLoad', () => resolve()))
  on('tawkChatMaximized', () => reports.visibility('maximized'))
  on('tawkChatMinimized', () => reports.visibility('minimized'))
  on('tawkChatHidden', () => reports.visibility('hidden'))
  on('tawkUnreadCountChanged', (count) => reports.unread(Number(count) || 0))
  for (const name of ['tawkChatMessageAgent', 'tawkChatMessageVisitor', 'tawkChatMessageSystem'])
    on(name, () => reports.event())
  return { ready, stop: () => listening.abort() }
}
