import { readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join, relative, resolve, sep } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** What Studio’s pages are made of. */
interface PageOptions {
  /** The folder of Studio’s build. */
  app: string
  /** The folder of the brands’ pictures. */
  art: string
  /** The origins of previews, which its pages frame. */
  frames: string
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
}

/** The policy of Studio’s pages: only its own scripts and styles, and frames of previews. */
const policyOf = (frames: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${frames}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')

/** A picture that is opened by its address runs nothing. */
const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** Serves Studio’s build and the brands’ pictures. Only files that are in the build have an address. */
export function pageRoutes(app: FastifyInstance, { app: build, art, frames }: PageOptions) {
  const files = new Map(
    readdirSync(build, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((file) => [`/${relative(build, file).replaceAll(sep, '/')}`, file]),
  )
  const send = (reply: FastifyReply, file: string, policy: string) =>
    reply
      .headers({
        'content-security-policy': policy,
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cache-control': file.includes(`${sep}assets${sep}`) ? 'max-age=31536000, immutable' : 'no-cache',
      })
      .type(types[extname(file)] ?? 'application/octet-stream')
      .send(readFileSync(file))
  const policy = policyOf(frames)

  app.get<{ Params: { '*': string } }>('/brands/*', ({ params }, reply) => {
    const file = pictureAt(art, params['*'])
    return file ? send(reply, file, picturePolicy) : reply.code(404).send({ message: 'There is no such picture.' })
  })
  // A route for each file: others on this port have routes for whole folders, such as `/assets/*`.
  for (const [path, file] of files)
    app.get(path === '/index.html' ? '/' : path, (_request, reply) => send(reply, file, policy))
  app.get('/catalogue', (_request, reply) => send(reply, join(build, 'index.html'), policy))
  app.get('/*', (_request, reply) => reply.code(404).send({ message: 'There is nothing here.' }))
}

function pictureAt(art: string, name: string): string | undefined {
  const folder = resolve(art, 'brands') + sep
  const file = resolve(folder, name)
  const isPicture = file.startsWith(folder) && types[extname(file)]?.startsWith('image/')
  return isPicture && statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined
}
