import type { Socket } from 'socket.io-client'

/**
 * After this time without a heartbeat, a server with the default settings (25 s and 20 s) has dropped the connection.
 */
const maxSilenceMs = 45_000

/**
 * After a computer was suspended, a socket may look connected although the server has dropped it. Closes a socket that
 * has been silent for too long when the page becomes visible, so that it reconnects. Returns an unsubscribe function.
 */
export function closeWhenStale(socket: Socket): () => void {
  let lastHeartbeatAt = Date.now()
  const onHeartbeat = () => (lastHeartbeatAt = Date.now())
  socket.io.on('open', onHeartbeat)
  socket.io.on('ping', onHeartbeat)
  const check = () => {
    if (!document.hidden && socket.connected && Date.now() - lastHeartbeatAt > maxSilenceMs) socket.io.engine.close()
  }
  document.addEventListener('visibilitychange', check)
  return () => document.removeEventListener('visibilitychange', check)
}
