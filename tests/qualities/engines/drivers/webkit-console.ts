/** Runs first in each document of WebKit, whose driver has no console: sends errors to the window’s program. */
export function sendErrors() {
  const { webkit } = window as unknown as {
    webkit: { messageHandlers: { errors: { postMessage(text: string): void } } }
  }
  const textOf = (value: unknown) =>
    value instanceof Error
      ? `${value.name}: ${value.message} (${value.stack?.split('\n').slice(0, 3).join(' ← ')})`
      : String(value)
  const send = (values: readonly unknown[]) =>
    // oxlint-disable-next-line require-post-message-target-origin -- not a window.
    webkit.messageHandlers.errors.postMessage(values.map(textOf).join(' '))
  const write = console.error
  console.error = (...values: unknown[]) => {
    send(values)
    write.apply(console, values)
  }
  addEventListener('error', ({ message, error }) => message && send([error ?? message]))
  addEventListener('unhandledrejection', ({ reason }) => send([reason]))
}
