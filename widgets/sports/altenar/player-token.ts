import type { User } from '#api'
import type { SportSessions } from '#domains/sport/contract.ts'

let known: { id: User['id']; token: Promise<string> } | undefined

/** The user’s token: empty for a visitor, fetched once per player for all sportsbooks. Rejects as `fetch` does. */
export function tokenFor(user: User | null, fetch: SportSessions['altenar']): Promise<string> {
  if (!user) {
    forgetToken()
    return Promise.resolve('')
  }
  if (known?.id === user.id) return known.token
  const token = fetch().then((session) => session.token)
  const mine = { id: user.id, token }
  known = mine
  token.catch(() => {
    if (known === mine) forgetToken()
  })
  return token
}

/** Makes the next `tokenFor` fetch a new token. */
export function forgetToken() {
  known = undefined
}
