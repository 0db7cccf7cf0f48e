import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Http } from '#engine/data/http.ts'
import { resourceSchemas } from '../../../sandbox/app/schemas.ts'
import schema from '../../../schemas/manifest.schema.json' with { type: 'json' }

type Create = (http: Http) => Record<string, (...args: unknown[]) => unknown>

const files = import.meta.glob<Record<string, Create>>(
  ['../../../engine/shell/*-api.ts', '../../../domains/*/*-api.ts'],
  { eager: true },
)
/** The paths from which the manifest chooses. */
const endpoints = schema.properties.registration.properties.endpoint.enum
const calls = resourceSchemas.flatMap(({ 'x-calls': named = [] }) => named)

/** Returns every call that the engine’s api files make, as `METHOD /path` with `{}` for each parameter. */
function made(): string[] {
  const found: string[] = []
  const note = (method: string, path: string) => {
    found.push(`${method} ${path.replaceAll('given', '{}')}`)
    return new Promise<never>(() => {})
  }
  const http: Http = {
    get: (path) => note('GET', path),
    send: (method, path) => note(method, path),
    upload: (path) => note('POST', path),
    onSessionInvalid() {},
    now: Date.now,
  }
  // Serves both as an id and as an object of ids.
  const anything = Object.assign(() => {}, { toString: () => 'given', providerId: 'given', gameId: 'given' })
  for (const create of Object.values(files).flatMap((file) => Object.values(file))) {
    for (const call of Object.values(create(http))) void call(anything)
  }
  return found.flatMap((call) => (call === 'POST /{}' ? endpoints.map((endpoint) => `POST /${endpoint}`) : call))
}

it('schemas/api states for each call whether the product makes it', () => {
  const used = calls
    .filter(({ usedBy }) => usedBy.length > 0)
    .map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`)
  expect(used.length).toBeGreaterThan(5)
  expect([...new Set(made())].sort()).toEqual(used.sort())
})

it('states the widgets that make it, and what players see if it fails', () => {
  for (const { path, usedBy, without } of calls) {
    expect(
      usedBy.filter((widget) => widget !== 'engine' && !existsSync(`widgets/${widget}`)),
      path,
    ).toEqual([])
    expect(Boolean(without), path).toBe(usedBy.length > 0)
  }
})
