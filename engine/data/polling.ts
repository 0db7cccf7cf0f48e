import { delay } from './retry.ts'

/**
 * Resolves with the response of a call, or with what polling finds if the response is slow: `poll` is called after
 * `afterMs`, then every `everyMs`, until it finds something or the response is there.
 */
export async function responseOrPolled<T>(
  response: Promise<T>,
  poll: () => Promise<T | undefined>,
  afterMs: number,
  everyMs: number,
): Promise<T> {
  let isOver = false
  const polled = async (): Promise<T> => {
    for (let ms = afterMs; ; ms = everyMs) {
      await delay(ms)
      const found = isOver ? never : await poll()
      if (found !== undefined) return found
    }
  }
  try {
    return await Promise.race([response, polled()])
  } finally {
    isOver = true
  }
}

const never = new Promise<never>(() => undefined)
