import type { Client } from './client.ts'
import type { Answer } from './host.ts'

/** Registers a verified player with a balance, a decimal number of the major unit. */
export async function register(client: Client, login: string, currency: string, balance: number): Promise<void> {
  await client.api('GET', '/auth/me')
  const person = {
    login,
    password: 'Secret-123',
    confirmPassword: 'Secret-123',
    checkTerms: true,
    currency,
  }
  expectOk(login, await client.api('POST', '/betogol-signup', person))
  expectOk(login, await client.control('PATCH', `/users/${login}`, { balance, isVerificated: true }))
}

/** Opens a game for real money. Returns the id of its session. */
export async function openGame(
  client: Client,
  { providerId, id }: { providerId: string; id: string },
): Promise<string> {
  const call = { mode: 'real', device: 'desktop', lang: 'en' }
  const opened = expectOk(id, await client.api('POST', `/games/${providerId}/${id}/session`, call))
  return new URL(String(opened.body.url)).searchParams.get('session') ?? ''
}

function expectOk(who: string, answer: Answer): Answer {
  const { status, body } = answer
  if (status !== 200) throw new Error(`${who}: ${status} ${JSON.stringify(body)}`)
  return answer
}
