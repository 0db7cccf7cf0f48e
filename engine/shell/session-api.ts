import type { Credentials } from '#api'
import { isUser } from '#schemas/is-api/session.js'
import { anything, type Http } from '../data/http.ts'

/** Signing in and out, and who is signed in (spec §7). */
export const sessionApi = (http: Http) => ({
  /** The current user; fails with status 204 or 401 for a visitor. */
  me: () => http.get('/auth/me', isUser),
  signIn: (credentials: Credentials) => http.send('POST', '/client-login', isUser, credentials),
  signOut: () => http.send('DELETE', '/logout', anything),
})

export type SessionApi = ReturnType<typeof sessionApi>
