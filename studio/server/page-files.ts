import { existsSync, lstatSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Manifests } from '../../manifest-tools/layers/read-manifests.ts'
import type { PageFile, PageFileConflict } from '../shared/calls.ts'
import { mostPageBytes } from '../shared/limits.ts'
import { expectBrand } from './brands.ts'
import { callerOf } from './identity.ts'
import { logWrite } from './log.ts'
import { Refused } from './refusal.ts'
import { revisionOf } from './revision.ts'
import { object, text } from './schemas.ts'
import { replaceFile } from './write.ts'

interface PageFileOptions {
  site: string
  /** The folder that holds `brands`. */
  art: string
}

/** Such as `terms.en.md`. */
const nameForm = /^[a-z][a-z-]{0,40}\.[a-z]{2,3}\.md$/

interface Of {
  Params: { id: string; name: string }
}

/** Adds the calls that read and write a brand’s static pages: `public/brands/<id>/pages/<name>.<language>.md`. */
export function pageFileRoutes(app: FastifyInstance, manifests: Manifests, { art, site }: PageFileOptions) {
  const pathOf = (id: string, name: string) => {
    expectBrand(manifests, id)
    if (!nameForm.test(name))
      throw new Refused(400, `“${name.slice(0, 60)}” is no name of a page, such as terms.en.md.`)
    const folder = join(art, 'brands', id, 'pages')
    const path = join(folder, name)
    // A link would lead reads and writes out of the brand’s folder.
    for (const each of [join(art, 'brands', id), folder, path])
      if (lstatSync(each, { throwIfNoEntry: false })?.isSymbolicLink())
        throw new Refused(403, `${each} is a link: Studio writes only into the brand’s own folder.`)
    return path
  }
  const fileAt = (id: string, name: string): PageFile => {
    const path = pathOf(id, name)
    const isThere = statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
    const read = isThere ? readFileSync(path, 'utf8') : ''
    return { address: `/brands/${id}/pages/${name}`, text: read, revision: isThere ? revisionOf(read) : null }
  }
  app.get<Of>('/brands/:id/pages/:name', ({ params: { id, name } }) => fileAt(id, name))
  app.put<Of & { Body: { text: string; base: string | null } }>(
    '/brands/:id/pages/:name',
    {
      schema: object({ text, base: { type: ['string', 'null'] } }, ['text', 'base']),
      config: { needs: 'edit' },
    },
    (request, reply): PageFile | typeof reply => {
      const { params, body } = request
      const current = fileAt(params.id, params.name)
      const bytes = Buffer.byteLength(body.text)
      if (bytes > mostPageBytes)
        throw new Refused(413, `This page has ${kilobytes(bytes)}; at most ${kilobytes(mostPageBytes)} are possible.`)
      if (current.text === body.text && current.revision !== null) return current
      if (current.revision !== body.base) return reply.code(409).send({ current } satisfies PageFileConflict)
      const path = pathOf(params.id, params.name)
      const folder = join(path, '..')
      if (!existsSync(folder)) mkdirSync(folder, { recursive: true })
      replaceFile(path, body.text)
      logWrite(site, { by: callerOf(request).by, action: 'page', brand: params.id, detail: current.address })
      return { ...current, text: body.text, revision: revisionOf(body.text) }
    },
  )
}

const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1000)} KB`
