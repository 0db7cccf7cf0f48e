import { ApiError } from './api-error.ts'
import { answerTimeoutMs } from './resource.ts'

/** Rejects with an `ApiError` if a call takes longer than `ms`. The call itself continues. */
export async function withTimeout<T>(call: Promise<T>, ms = answerTimeoutMs): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = new Promise<never>(
    (_resolve, reject) => (timer = setTimeout(() => reject(new ApiError('no response yet')), ms)),
  )
  try {
    return await Promise.race([call, end])
  } finally {
    clearTimeout(timer)
  }
}
