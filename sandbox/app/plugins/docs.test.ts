import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import appPackage from '../../../package.json' with { type: 'json' }
import { resourceSchemas } from '../schemas.ts'
import { buildSandbox, type Sandbox } from '../server.ts'
import { testDatabase } from '../../testing/database.ts'

interface Operation {
  tags: string[]
  summary: string
  'x-source': string
  parameters?: { name: string; in: string; required?: boolean; schema: object }[]
  requestBody?: { content: Content }
  responses: Record<string, { description: string; content?: Content }>
  security: object[]
}

type Content = Record<string, { schema: { $ref: string } }>

let sandbox: Sandbox
let document: {
  openapi: string
  info: object
  tags: { name: string }[]
  paths: Record<string, Record<string, Operation>>
}
const routes: string[] = []

beforeAll(async () => {
  sandbox = await buildSandbox({ database: await testDatabase(), control: true })
  document = (await sandbox.app.inject({ url: '/docs/json' })).json()
  routes.push(...listRoutes(sandbox.app.printRoutes({ commonPrefix: false })))
})
afterAll(() => sandbox.close())

/** The API’s routes as `METHOD /path`, read from Fastify’s printed route tree. */
function listRoutes(tree: string): string[] {
  const path: string[] = []
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods] = /^([│ ]*)[└├]── (\S*?)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? []
    path.splice(indent.length / 4, Infinity, part)
    return methods ? methods.split(', ').map((method) => `${method} ${path.join('')}`) : []
  })
}

const operations = () =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
  )

test('it is OpenAPI 3.1 and describes every operation', () => {
  expect(document.openapi).toMatch(/^3\.1\.\d+$/)
  expect(document.info).toMatchObject({ title: expect.any(String), version: appPackage.version })
  const tags = document.tags.map(({ name }) => name)
  for (const { path, operation } of operations()) {
    expect(tags).toContain(operation.tags[0])
    expect(['spec', 'extension']).toContain(operation['x-source'])
    expect(operation.summary).not.toBe('')
    const inPath = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path')
    expect(inPath.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? [])
    expect(inPath.every(({ required }) => required)).toBe(true)
    for (const [status, { description }] of Object.entries(operation.responses)) {
      expect(status).toMatch(/^[1-5](\d\d|XX)$/)
      expect(description).not.toBe('')
    }
  }
})

test('it lists the routes of the API and nothing else', () => {
  const api = routes.filter(
    (route) => / \/api\/\w/.test(route) && !route.startsWith('HEAD') && !route.startsWith('OPTIONS'),
  )
  const listed = operations().map(({ path, method }) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`)
  expect(listed.length).toBeGreaterThan(25)
  expect(listed.sort()).toEqual(api.sort())
})

test('every call of the schemas has a route', () => {
  const calls = resourceSchemas.flatMap(({ 'x-calls': all = [] }) => all.map(({ method, path }) => `${method} ${path}`))
  const listed = operations().map(({ path, method }) => `${method.toUpperCase()} ${path.replace(/^\/api/, '')}`)
  expect(listed.sort()).toEqual(calls.sort())
})

test('every shape is a 2020-12 schema, and every reference resolves', () => {
  const ajv = new Ajv2020({ strict: false })
  ajv.addSchema(document, 'openapi')
  const references = JSON.stringify(document).match(/"\$ref":"#[^"]+"/g) ?? []
  expect(references.length).toBeGreaterThan(20)
  for (const reference of references)
    expect(() => ajv.compile({ $ref: `openapi${JSON.parse(`{${reference}}`).$ref}` })).not.toThrow()
  const parameters = operations().flatMap(({ operation }) => operation.parameters ?? [])
  for (const { schema } of parameters) expect(() => ajv.compile(schema)).not.toThrow()
})

test('the HTML page is served', async () => {
  expect((await sandbox.app.inject({ url: '/docs' })).body).toContain('swagger-ui')
})

test('the page may load its own code alone, and no type is guessed', async () => {
  const { headers, statusCode } = await sandbox.app.inject({ url: '/docs/' })
  expect(statusCode).toBe(200)
  expect(headers['content-security-policy']).toMatch(/^default-src 'self';.* script-src 'self' ?;/)
  expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests')
  for (const url of ['/docs/', '/docs/json', '/docs/static/swagger-ui.css'])
    expect((await sandbox.app.inject({ url })).headers['x-content-type-options']).toBe('nosniff')
})
