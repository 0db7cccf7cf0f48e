/** How long to wait for a paint: a frame that nobody sees is not painted. */
const unseenMs = 500

/** Resolves once what was rendered is on the screen. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, unseenMs)
    requestAnimationFrame(() => {
      // The next task comes after the paint.
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => {
        clearTimeout(timer)
        port1.close()
        resolve()
      })
      port1.start()
      port2.postMessage(null)
    })
  })
