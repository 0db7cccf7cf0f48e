import type { Socket } from 'socket.io-client'

/** After so many milliseconds without a heartbeat no server of the usual settings (25 s and 20 s) holds a connection for alive. */
const longest = 45_000

/**
 * A machine that slept may take a connection for alive that the server gave up long ago: one that was silent for too long is
 * opened anew once the page is looked at again. Answers how to stop.
 */
export function mistrustSilence(socket: Socket): () => void {
  let heardAt = Date.now()
  const hear = () => (heardAt = Date.now())
  socket.io.on('open', hear)
  socket.io.on('ping', hear)
  const check = () => {
    if (!document.hidden && socket.connected && Date.now() - heardAt > longest) socket.io.engine.close()
  }
  document.addEventListener('visibilitychange', check)
  return () => document.removeEventListener('visibilitychange', check)
}
