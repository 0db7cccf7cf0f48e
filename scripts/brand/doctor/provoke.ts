import { randomUUID } from 'node:crypto'
import { isObject } from '#manifest-tools/json/pointer.ts'
import { NoResponse, type Client } from './client.ts'
import { parse } from './judge.ts'

/** The body of a call that failed on purpose, and what the catalogue of errors has for it. */
export interface Failure {
  body: object
  code: number
  /** The fields that the error is about. */
  params: string[]
}

/** Calls of a visitor that fail on every platform, and change nothing. */
const calls = (): { method: 'GET' | 'POST'; path: string; body?: object; code: number; params?: string[] }[] => [
  { method: 'POST', path: '/client-login', body: {}, code: 110, params: ['login', 'password'] },
  { method: 'POST', path: '/client-login', body: { login: randomUUID(), password: randomUUID() }, code: 101 },
  { method: 'GET', path: '/my/full-data', code: 401 },
  { method: 'GET', path: `/pages/client/${randomUUID()}`, code: 404 },
]

/** Makes calls that fail, and returns those whose response says why. */
export async function provoke(client: Client): Promise<Failure[]> {
  const failures: Failure[] = []
  for (const { method, path, body, code, params = [] } of calls()) {
    try {
      const { status, text } = await client.call(method, path, body && { body })
      const said = parse(text)
      if (status >= 400 && status < 500 && isObject(said)) failures.push({ body: said, code, params })
    } catch (error) {
      if (!(error instanceof NoResponse)) throw error
    }
  }
  return failures
}
