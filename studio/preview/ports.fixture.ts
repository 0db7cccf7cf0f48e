import { setImmediate as turnOfLoop } from 'node:timers/promises'

/** Waits for what ports have sent: a message that is sent now arrives in the same turn of the loop, or in a later one. */
export async function arrived(): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  const received = new Promise((resolve) => port2.addEventListener('message', resolve, { once: true }))
  port2.start()
  port1.postMessage('')
  await received
  port1.close()
  await turnOfLoop()
}
