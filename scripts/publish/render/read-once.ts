import type { SendGet } from '#engine/rendered-page.ts'

/** Sends each read once: most are of several pages. What got no response is sent again. Each caller has a body of its own. */
export function readOnce(send: SendGet): SendGet {
  const known = new Map<string, ReturnType<SendGet>>()
  return async (request) => {
    const key = JSON.stringify(request)
    const received = known.get(key) ?? send(request)
    known.set(key, received)
    received.catch(() => known.delete(key))
    return structuredClone(await received)
  }
}
