import { join, resolve } from 'node:path'
import cookie from '@fastify/cookie'
import serveFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendTagged } from './tagged.ts'

/** Which brands are served, and on which hosts. */
export interface BrandOptions {
  /** The folder of the build. */
  build: string
  /** The folder of the brands’ pictures. */
  art: string
  brands: readonly string[]
  /** The page of a brand on a host, in the language that the request asks for. */
  page(id: string, host: string, asked: PageRequest): Promise<ServedPage>
  /** Files that a brand’s host serves besides its page, by name, such as `robots.txt`. */
  files(id: string, origin: string): Promise<Record<string, string | Buffer>> | Record<string, string | Buffer>
  /** Host names and the brands that they show; `{id}.localhost` also shows `id`. */
  hosts: Record<string, string>
  /** The brand that plain localhost shows. */
  default: string
  /** Pages that a brand’s page may frame, by path. */
  framePages: Readonly<Record<string, ServedPage>>
  /** The page that frames vendors’ HTML on a separate site, whose host serves nothing else. */
  siteShell: ServedPage & { hostname: string }
}

/** What of a request decides which page it gets. */
export interface PageRequest {
  path: string
  query: URLSearchParams
  cookies: Readonly<Record<string, string | undefined>>
}

/** A page and its headers. */
interface ServedPage {
  html: string
  headers: Record<string, string>
}

const immutable = { maxAge: '1y', immutable: true } as const
const notPages =
  /^\/(api|socket\.io|__sandbox|__vendors|docs|art|assets|locales|brands)(\/|$)|\.(js|css|map|json|svg|png|jpe?g|webp|avif|gif|ico|woff2?|txt|xml|webmanifest|mp4|webm|pdf)$/

/** Serves the build and the page of every brand. On plain localhost `?brand=` selects one, and a cookie keeps it. */
export async function serveBrands(app: FastifyInstance, options: BrandOptions) {
  await app.register(cookie)
  const serveFolder = (root: string, folder: string, caching: object) =>
    app.register(serveFiles, {
      root: resolve(join(root, folder)),
      prefix: `/${folder}/`,
      decorateReply: false,
      preCompressed: true,
      index: false,
      schemaHide: true,
      ...caching,
    })
  await serveFolder(options.build, 'assets', immutable)
  await serveFolder(options.build, 'locales', { maxAge: 0 })
  await serveFolder(options.art, 'brands', { maxAge: 0 })

  // Who comes back has the page, unless it was published again: as nginx answers.
  const sendPage = (request: FastifyRequest, reply: FastifyReply, { html, headers }: ServedPage) =>
    sendTagged(
      request,
      reply.headers(headers).header('cache-control', 'no-cache').type('text/html; charset=utf-8'),
      html,
    )

  for (const [path, own] of Object.entries(options.framePages)) {
    app.get(path, { schema: { hide: true } }, (request, reply) =>
      sendPage(request, reply, request.hostname === options.siteShell.hostname ? options.siteShell : own),
    )
  }

  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const [path = '/', query] = request.url.split(/\?(.*)/s)
    const id = chooseBrand(request, reply, options)
    if (!id || !options.brands.includes(id))
      return reply
        .code(404)
        .type('text/plain')
        .send(`There is nothing here. Brands: ${options.brands.join(', ')}.`)
    const file = path.includes('.')
      ? (await options.files(id, `${request.protocol}://${request.host}`))[path.slice(1)]
      : undefined
    if (file !== undefined)
      return reply
        .header('cache-control', path === '/version.json' ? 'no-store' : 'no-cache')
        .type(typeOf(path))
        .send(file)
    if (notPages.test(path)) return reply.code(404).type('text/plain').send('There is nothing here.')
    const asked = { path, query: new URLSearchParams(query), cookies: request.cookies }
    const page = await options.page(id, request.hostname, asked)
    return sendPage(request, reply.header('vary', 'Accept-Encoding, Cookie'), page)
  })
}

const types: Record<string, string> = {
  js: 'text/javascript',
  json: 'application/json',
  md: 'text/markdown; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml',
}

const typeOf = (path: string) => types[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream'

function chooseBrand(
  request: FastifyRequest,
  reply: FastifyReply,
  { brands, hosts, default: fallback }: BrandOptions,
): string | undefined {
  const { hostname } = request
  if (hostname !== 'localhost' && hostname !== '127.0.0.1')
    return hosts[hostname] ?? hostname.replace(/\.localhost$/, '')
  const { brand } = request.query as { brand?: string }
  if (!brand || !brands.includes(brand)) return request.cookies.brand ?? fallback
  reply.setCookie('brand', brand, { path: '/', sameSite: 'lax' })
  return brand
}
