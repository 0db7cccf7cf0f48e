import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type Call, apiSchemas, callsOf, resourceOf } from '../../../scripts/codegen/api.ts'
import schema from '../../../schemas/manifest.schema.json' with { type: 'json' }
import type { Call as MadeCall, Http } from '#schemas/calls/http.ts'

type Create = (http: Http) => Record<string, (...args: unknown[]) => unknown>

const modules = import.meta.glob<Record<string, Create>>(
  ['../../../schemas/generated/calls/*.ts', '!**/calls/http.ts'],
  { eager: true },
)
/** The paths of the spec among those that a manifest can name. */
const endpoints = schema.properties.registration.properties.endpoint.examples
const resources = apiSchemas()
const calls = resources.flatMap((resource) => (resource['x-calls'] ?? []) as (Call & { without?: string })[])

/** Each call that a generated method makes, as `resource.method METHOD /path` with `{}` for each part that is given. */
function made(): string[] {
  const found: string[] = []
  let name = ''
  const note = ({ name: called, params = {} }: MadeCall) => {
    const [method, template = ''] = called.split(' ')
    const path = template.replace(/\{(\w+)\}/g, (_, key: string) => String(params[key]))
    const paths = path === '/given' ? endpoints.map((endpoint) => `/${endpoint}`) : [path.replaceAll('given', '{}')]
    found.push(...paths.map((whole) => `${name} ${method} ${whole}`))
    return new Promise<never>(() => {})
  }
  const http: Http = {
    get: (call) => note(call),
    fromPage: async () => undefined,
    send: (call) => note(call),
    upload: (call) => note(call),
  }
  // Serves both as an id and as an object of ids.
  const anything = Object.assign(() => {}, { toString: () => 'given', providerId: 'given', gameId: 'given' })
  for (const [file, module] of Object.entries(modules)) {
    for (const [key, call] of Object.values(module).flatMap((create) => Object.entries(create(http)))) {
      name = `${/([\w-]+)\.ts$/.exec(file)?.[1]}.${key}`
      void call(anything, anything)
    }
  }
  return found
}

const sources = globSync('{engine,domains,widgets}/**/*.{ts,tsx}')
  .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
  .map((file) => readFileSync(file, 'utf8'))

/** Whether a source that imports the resource’s calls takes this one, as a member of an object or by destructuring one. */
function isTaken(resource: string, name: string): boolean {
  const member = String.raw`(?<!\bthis)\.${name}\b`
  const destructured = String.raw`\{[^{}]*\b${name}\b[^{}]*\}(?:: \w+Calls\b| = \w+Calls\()`
  const taken = new RegExp(`${member}|${destructured}`)
  return sources.some((text) => text.includes(`'#schemas/calls/${resource}.ts'`) && taken.test(text))
}

it('makes a method of each call of schemas/api that the product uses, and of no other', () => {
  const used = resources.flatMap((resource) =>
    callsOf(resource).map(
      ({ name, method, path }) => `${resourceOf(resource)}.${name} ${method} ${path.replace(/\{\w+\}/g, '{}')}`,
    ),
  )
  expect(used.length).toBeGreaterThan(5)
  expect(made().sort()).toEqual(used.sort())
})

it('names the widgets that make it, and what players see where it fails', () => {
  for (const { path, name, usedBy, without } of calls) {
    expect(
      usedBy.filter((widget) => widget !== 'engine' && !existsSync(`widgets/${widget}`)),
      path,
    ).toEqual([])
    expect(Boolean(without), path).toBe(usedBy.length > 0)
    expect(Boolean(name), path).toBe(usedBy.length > 0)
  }
})

it('has no method that no store or widget calls', () => {
  expect(isTaken('banners', 'list')).toBe(true)
  expect(isTaken('banners', 'last')).toBe(false)
  expect(isTaken('cashback', 'list')).toBe(false)
  const left = resources.flatMap((resource) =>
    callsOf(resource).flatMap(({ name }) =>
      isTaken(resourceOf(resource), name) ? [] : `${resourceOf(resource)}.${name}`,
    ),
  )
  expect(left).toEqual([])
})
