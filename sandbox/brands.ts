import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import cookie from '@fastify/cookie'
import serveFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Which brands are served, and from where. */
export interface BrandOptions {
  /** The build’s folder. */
  build: string
  /** Each brand’s page, the text of its `version.json`, and what its host serves besides at its root, by name. */
  shells: ReadonlyMap<string, ServedPage & { version: string; files: Record<string, string> }>
  /** Host names and the brands that they show; `{id}.localhost` shows `id` besides. */
  hosts: Record<string, string>
  /** The brand that bare localhost shows. */
  default: string
  /** What `robots.txt` and `sitemap.xml` say for a brand on an origin. */
  siteFile(id: string, name: SiteFile, origin: string): string
  /** The shell of vendors’ HTML on a site of its own, whose host shows nothing else. */
  siteShell: ServedPage & { hostname: string }
}

type SiteFile = 'robots.txt' | 'sitemap.xml'

/** A page with its headers. */
interface ServedPage {
  html: string
  headers: Record<string, string>
}

const folders = { assets: { maxAge: '1y', immutable: true }, locales: { maxAge: 0 }, brands: { maxAge: 0 } }
const notPages = /^\/(api|socket\.io|__sandbox|__vendors|docs|art|assets|locales|brands)(\/|$)|\.\w+$/

/** Serves the build and every brand’s shell. On bare localhost `?brand=` chooses one, and a cookie keeps it. */
export async function serveBrands(app: FastifyInstance, options: BrandOptions) {
  const root = resolve(options.build)
  const { shells } = options
  await app.register(cookie)
  for (const [folder, caching] of Object.entries(folders)) {
    await app.register(serveFiles, {
      root: join(root, folder),
      prefix: `/${folder}/`,
      decorateReply: false,
      preCompressed: true,
      index: false,
      schemaHide: true,
      ...caching,
    })
  }

  const framePages = JSON.parse(readFileSync(join(root, 'frame-pages.json'), 'utf8')) as Record<string, ServedPage>
  for (const [path, own] of Object.entries(framePages)) {
    app.get(path, { schema: { hide: true } }, ({ hostname }, reply) => {
      const page = hostname === options.siteShell.hostname ? options.siteShell : own
      return reply.headers(page.headers).header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page.html)
    })
  }

  for (const [name, type] of [['robots.txt', 'text/plain'], ['sitemap.xml', 'application/xml']] as const) {
    app.get(`/${name}`, { schema: { hide: true } }, (request, reply) => {
      const id = chooseBrand(request, reply, options)
      if (!id || !shells.has(id)) return reply.code(404).send()
      return reply.type(type).send(options.siteFile(id, name, `${request.protocol}://${request.host}`))
    })
  }

  app.get('/version.json', { schema: { hide: true } }, (request, reply) => {
    const shell = shells.get(chooseBrand(request, reply, options) ?? '')
    if (!shell) return reply.code(404).send()
    return reply.header('cache-control', 'no-cache').type('application/json').send(shell.version)
  })

  for (const [name, type] of [['app.webmanifest', 'application/manifest+json'], ['service-worker.js', 'text/javascript; charset=utf-8']] as const) {
    app.get(`/${name}`, { schema: { hide: true } }, (request, reply) => {
      const text = shells.get(chooseBrand(request, reply, options) ?? '')?.files[name]
      if (text === undefined) return reply.code(404).send()
      return reply.header('cache-control', 'no-cache').type(type).send(text)
    })
  }

  app.get('/*', { schema: { hide: true } }, (request, reply) => {
    const [path = '/'] = request.url.split('?')
    const shell = notPages.test(path) ? undefined : shells.get(chooseBrand(request, reply, options) ?? '')
    if (!shell) return reply.code(404).type('text/plain').send(`There is nothing here. Brands: ${[...shells.keys()].join(', ')}.`)
    return reply.headers(shell.headers).header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(shell.html)
  })
}

function chooseBrand(request: FastifyRequest, reply: FastifyReply, { shells, hosts, default: fallback }: BrandOptions): string | undefined {
  const { hostname } = request
  if (hostname !== 'localhost' && hostname !== '127.0.0.1') return hosts[hostname] ?? hostname.replace(/\.localhost$/, '')
  const { brand } = request.query as { brand?: string }
  if (!brand || !shells.has(brand)) return request.cookies.brand ?? fallback
  reply.setCookie('brand', brand, { path: '/', sameSite: 'lax' })
  return brand
}
