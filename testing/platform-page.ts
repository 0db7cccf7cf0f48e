import { expect } from 'vitest'
import { createAjv } from '../sandbox/app/schemas.ts'
import type { Sandbox } from '../sandbox/app/server.ts'
import { Browser } from '../sandbox/testing/browser.ts'
import type { PlatformAdapter, PlatformCall, SendRequest } from '#engine/data/platform-adapter.ts'

/** The page’s host. */
export const host = 'localhost:4600'

/** Sends requests of a platform as a browser does. */
const sendBy =
  (browser: Browser): SendRequest =>
  async ({ method, path, query = {}, body, headers }) => {
    const known = Object.entries(query).filter(([, value]) => value !== undefined)
    const search = new URLSearchParams(known.map(([name, value]) => [name, String(value)]))
    const form = body instanceof FormData ? new Response(body) : null
    const answer = await browser.call(method as 'GET', `/api${path}?${search.toString()}`, {
      body: form ? Buffer.from(await form.arrayBuffer()) : (body as object),
      headers: { ...headers, ...(form && { 'content-type': form.headers.get('content-type') ?? '' }) },
    })
    return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() }
  }

/** A page of a brand: its browser, and the calls that it makes by a platform. Pages of one browser share its cookies. */
export function openPage(app: Sandbox['app'], platform: PlatformAdapter, browser = new Browser(app, { host })) {
  const call = (name: string, more: Partial<PlatformCall> = {}) =>
    platform.perform({ name, params: {}, query: {}, headers: {}, ...more }, sendBy(browser))
  const read = async (name: string, more: Partial<PlatformCall> = {}) => {
    const { status, body } = await call(name, more)
    expect([status, status === 200 ? '' : body]).toEqual([200, ''])
    return body as Record<string, unknown> & Record<string, unknown>[]
  }
  return { browser, call, read }
}

/** A page on which a demo player has signed in. */
export async function signedIn(app: Sandbox['app'], platform: PlatformAdapter, login = 'amine') {
  const page = openPage(app, platform)
  await page.read('POST /client-login', { body: { login, password: 'Demo-1234' } })
  return page
}

const ajv = createAjv({ coerceTypes: true })

/** Checks a body against an entity of a resource’s schema. */
export const check = (entity: string, $id: string, body: unknown) => {
  const name = entity.includes('/') ? entity.replace('/', '.schema.json#/$defs/') : `${$id}#/$defs/${entity}`
  const validate = ajv.getSchema(name)!
  expect(validate(structuredClone(numbered(body))), JSON.stringify([validate.errors, body])?.slice(0, 600)).toBe(true)
}

/** Ids of the platform as numbers: `00000000-0000-4000-8000-000000000007` → 7. */
export const numbered = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_key, part) =>
    typeof part === 'string' && part.startsWith('00000000-') ? Number(part.slice(-12)) : part,
  )
