import type { FastifyInstance } from 'fastify'
import type { Manifests } from '../../scripts/manifests/read-manifests.ts'
import type { NewBrandAnswers, Session } from '../shared/calls.ts'
import { brandCards, openBrand, type PreviewOf } from './brands.ts'
import { createBrand } from './create.ts'
import { changesOf, checkText } from './edits.ts'
import { eventRoute } from './events.ts'
import { publish, publishingOf, restore, type Site } from './publishing.ts'
import { Refused } from './refusal.ts'
import { isConflict, save, type Save } from './write.ts'

/** What the calls need besides the manifests. */
interface ApiOptions extends Site {
  by: string
  preview: PreviewOf
  previewToken: string
}

/** What a manifest may have at most; `brand check` refuses larger ones too. */
const mostCharacters = 2_000_000

interface Of {
  Params: { id: string }
}

const text = { type: 'string' }
const object = (properties: Record<string, object>, required: string[]) => ({
  body: { type: 'object', properties, required, additionalProperties: false },
})

const texts = { type: 'array', items: text }

const schemas = {
  create: object(
    {
      id: text,
      name: text,
      from: text,
      hosts: texts,
      languages: texts,
      currency: text,
      family: text,
      provider: text,
      colour: text,
      accent: text,
      theme: text,
    },
    ['id', 'name', 'hosts'],
  ),
  save: object({ text, base: { type: ['string', 'null'] } }, ['text', 'base']),
  text: object({ text }, ['text']),
  publish: object({ message: text }, []),
  rollback: object({ version: { type: 'integer', minimum: 1 }, message: text }, ['version']),
}

/** Adds the calls of Studio’s pages. */
export function apiRoutes(app: FastifyInstance, manifests: Manifests, options: ApiOptions) {
  const { site, by, preview, previewToken } = options
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'))
  app.get('/session', (): Session => ({ by, previewToken }))
  app.get('/brands', () => brandCards(manifests, site, preview))
  app.post<{ Body: NewBrandAnswers }>('/brands', { schema: schemas.create }, ({ body }) => createBrand(manifests, body))
  app.get<Of>('/brands/:id', ({ params: { id } }) => openBrand(manifests, id, preview))
  app.put<Of & { Body: Save }>('/brands/:id', { schema: schemas.save }, ({ params: { id }, body }, reply) => {
    expectBrandName(manifests, id)
    if (body.text.length > mostCharacters)
      throw new Refused(413, 'This is too large: a manifest has at most 2 MB. What you typed is kept in this browser.')
    const saved = save(manifests, id, body)
    return reply.code(isConflict(saved) ? 409 : 200).send(saved)
  })
  app.post<Of & { Body: { text: string } }>('/brands/:id/check', { schema: schemas.text }, ({ params, body }) =>
    checkText(manifests, params.id, body.text),
  )
  app.post<Of & { Body: { text: string } }>('/brands/:id/changes', { schema: schemas.text }, ({ params, body }) =>
    changesOf(manifests, params.id, body.text),
  )
  app.get<Of>('/brands/:id/publishing', ({ params: { id } }) => publishingOf(manifests, id, options))
  app.post<Of & { Body: { message?: string } }>(
    '/brands/:id/publish',
    { schema: schemas.publish },
    ({ params, body }) => publish(manifests, params.id, options, { by, message: body.message }),
  )
  app.post<Of & { Body: { version: number; message?: string } }>(
    '/brands/:id/rollback',
    { schema: schemas.rollback },
    ({ params, body }) => restore(manifests, params.id, body.version, options, { by, message: body.message }),
  )
  eventRoute(app, manifests)
}

/** A brand that was deleted while it was open is written again under its name, which must not leave the folder. */
function expectBrandName(manifests: Manifests, id: string) {
  if (!/^[a-z][a-z0-9-]{1,30}$/.test(id)) throw new Refused(400, `"${id.slice(0, 40)}" is no name of a brand.`)
  if (manifests.parents().includes(id) && !manifests.names().includes(id))
    throw new Refused(403, `"${id}" is a parent of brands: Studio changes brands alone.`)
}
