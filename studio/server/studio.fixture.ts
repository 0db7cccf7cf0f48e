import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify, { type InjectOptions } from 'fastify'
import type { Role } from '../shared/roles.ts'
import { studioServer } from './server.ts'
import { memberOf, type Team } from './team.ts'

const origin = 'http://studio.localhost:4600'
export const token = 'a-token-of-this-start'

/** Studio over a scratch folder of manifests, with calls of its own pages. */
export interface TestStudio {
  folder: string
  site: string
  /** Calls as Studio’s page does; `headers` replace those of the page. */
  call: (
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: object | Buffer,
    headers?: InjectOptions['headers'],
  ) => Promise<Answer>
  /** Calls come from somebody of this role from now on. */
  become: (role: Role) => void
  textOf: (name: string) => string
  write: (name: string, text: string) => void
  close: () => Promise<void>
}

interface Answer {
  status: number
  body: never
  headers: Record<string, unknown>
}

/** Opens Studio on copies of the project’s manifests. */
export async function openStudio({
  build,
  platform,
  team,
  environment = 'development',
}: {
  build?: string
  platform?: string
  team?: Team
  environment?: 'production' | 'development'
} = {}): Promise<TestStudio> {
  const root = mkdtempSync(join(tmpdir(), 'studio-'))
  const folder = join(root, 'manifests')
  const [app, site] = [join(root, 'app'), join(root, 'site')]
  cpSync('manifests', folder, { recursive: true })
  cpSync('public/brands', join(root, 'public/brands'), { recursive: true })
  mkdirSync(join(app, 'assets'), { recursive: true })
  writeFileSync(join(app, 'index.html'), '<!doctype html><title>Studio</title>')
  writeFileSync(join(root, 'secret.txt'), 'secret')
  const server = fastify()
  let role: Role = 'publisher'
  await server.register(studioServer, {
    origin,
    token,
    manifests: folder,
    site,
    build: build ?? join(root, 'build'),
    platform,
    environment,
    app,
    identify: (request) => (team ? memberOf(request, team) : { by: 'maria', role }),
    team,
    preview: (id) => `http://${id}.localhost:4600`,
    frames: 'http://*.localhost:4600',
    previewToken: 'preview',
  })
  const page = {
    host: 'studio.localhost:4600',
    origin,
    cookie: `studio-4600=${token}`,
    'sec-fetch-site': 'same-origin',
  }
  return {
    folder,
    site,
    become: (next) => void (role = next),
    async call(method, url, body, headers) {
      const given = Object.entries({ ...page, ...headers }).filter(([, value]) => value !== undefined)
      const answer = await server.inject({
        method,
        url,
        ...(body && { payload: body }),
        headers: {
          ...(Buffer.isBuffer(body) && { 'content-type': 'application/octet-stream' }),
          ...Object.fromEntries(given),
        },
      })
      const isJson = String(answer.headers['content-type']).includes('json')
      return {
        status: answer.statusCode,
        body: (isJson ? answer.json() : answer.body) as never,
        headers: answer.headers,
      }
    },
    textOf: (name) => readFileSync(join(folder, `${name}.json`), 'utf8'),
    write: (name, text) => writeFileSync(join(folder, `${name}.json`), text),
    async close() {
      await server.close()
      rmSync(root, { recursive: true })
    },
  }
}
