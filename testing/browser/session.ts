import type { ServedUser } from '../../sandbox/app/served.ts'
import { demoAccounts } from '../../sandbox/domains/account/seed-accounts.ts'

interface SessionCookie {
  name: string
  value: string
  httpOnly: boolean
}

/** Signs a demo player in at the server of this address, without a page. */
export async function newSession(
  address: string,
  login: string,
): Promise<{ user: ServedUser; cookies: SessionCookie[] }> {
  const { password } = demoAccounts.find((account) => account.login === login)!
  const visitor = cookiesOf(await fetch(`${address}/api/auth/me`))
  const answer = await fetch(`${address}/api/client-login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: visitor.map(({ name, value }) => `${name}=${value}`).join('; '),
      'x-xsrf-token': visitor.find(({ name }) => name === 'XSRF-TOKEN')!.value,
    },
    body: JSON.stringify({ login, password }),
  })
  if (!answer.ok) throw new Error(`The sign-in of ${login} returned ${answer.status}.`)
  return { user: (await answer.json()) as ServedUser, cookies: cookiesOf(answer) }
}

function cookiesOf(answer: Response): SessionCookie[] {
  return answer.headers.getSetCookie().map((header) => {
    const [pair, ...attributes] = header.split('; ')
    const [name, value] = pair!.split('=') as [string, string]
    return { name, value, httpOnly: attributes.includes('HttpOnly') }
  })
}
