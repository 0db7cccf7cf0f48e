import type { User } from '#api'
import type { SportSessions } from '#domains/sport/contract.ts'

let known: { id: User['id']; token: Promise<string> } | undefined

/** The token for whoever is there: empty for a visitor, one per player for every sportsbook of the page. Rejects with what `fetch` rejects with. */
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

/** The next one who asks gets a fresh token. */
export function forgetToken() {
  known = undefined
}
