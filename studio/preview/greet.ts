import { isState, isToPreview } from './checks.ts'
import { protocol, type FromPreview, type Hello, type State, type ToPreview } from './protocol.ts'
import type { PreviewSettings } from './settings.ts'

/** How often `hello` is repeated until Studio answers, in milliseconds. */
const repeatMs = 250

/** What the preview does with what Studio says. */
export interface Receiver {
  state(state: State): void
  message(message: ToPreview): void
}

/**
 * Says `hello` to Studio until it answers, and again once it has left. Returns a function that sends a message, which is lost
 * where Studio is not there.
 */
export function greet(
  { origin, token }: Pick<PreviewSettings, 'origin' | 'token'>,
  receiver: Receiver,
): (message: FromPreview) => void {
  let port: MessagePort | undefined
  let nonce = ''
  let timer: ReturnType<typeof setInterval> | undefined

  function seek() {
    port?.close()
    port = undefined
    nonce = crypto.randomUUID()
    const hello: Hello = { studio: 'hello', protocol, token, nonce }
    clearInterval(timer)
    timer = setInterval(call, repeatMs)
    function call() {
      window.parent.postMessage(hello, origin)
    }
    call()
  }

  function onMessage({ origin: from, source, data, ports: [sent] }: MessageEvent<unknown>) {
    if (from !== origin || source !== window.parent || port || !sent) return
    if (!isState(data) || data.token !== token || data.nonce !== nonce) return
    clearInterval(timer)
    port = sent
    port.addEventListener('message', ({ data: message }: MessageEvent<unknown>) => {
      if (!isToPreview(message)) return
      if (message.kind === 'bye') seek()
      else receiver.message(message)
    })
    port.start()
    receiver.state(data)
  }

  window.addEventListener('message', onMessage)
  seek()
  return (message) => port?.postMessage(message)
}
