import { ApiError } from '../data/api-error.ts'

/** Refusals that say nothing of who is signed in: the call came too late, too early or too often, or not from here. */
const undecided = [408, 425, 429, 451]

/**
 * Whether the failed reading of the current user says that nobody is signed in. Back ends say it in many ways: 204, which browsers do
 * not log as an error, 401, 404, or status 200 without a user. A failed server, a lost call, and a page of HTML say nothing.
 */
export function isNobody(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status === undefined) return false
  const { status, isHtml } = error
  if (status === 401 || status === 403) return true
  return status < 500 && !undecided.includes(status) && !isHtml
}
