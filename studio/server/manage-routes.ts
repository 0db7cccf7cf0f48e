import type { FastifyInstance } from 'fastify'
import type { Manifests } from '../../manifest-tools/layers/read-manifests.ts'
import type { NewBrandAnswers } from '../shared/calls.ts'
import { createBrand } from './create.ts'
import { callerOf } from './identity.ts'
import { logWrite } from './log.ts'
import { removeBrand, removedBrands, renameBrand, restoreBrand } from './manage.ts'
import { object, text, texts, type Of } from './schemas.ts'

const create = object(
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
)

/** Adds the calls that create, rename, remove and restore brands. */
export function manageRoutes(app: FastifyInstance, manifests: Manifests, { site }: { site: string }) {
  app.post<{ Body: NewBrandAnswers }>('/brands', { schema: create, config: { needs: 'create' } }, (request) => {
    const created = createBrand(manifests, request.body)
    logWrite(site, { by: callerOf(request).by, action: 'create', brand: created.id })
    return created
  })
  app.post<Of & { Body: { id: string; name: string } }>(
    '/brands/:id/rename',
    { schema: object({ id: text, name: text }, ['id', 'name']), config: { needs: 'remove' } },
    async (request) => {
      const renamed = await renameBrand(manifests, site, request.params.id, request.body)
      logWrite(site, { by: callerOf(request).by, action: 'rename', brand: renamed.id, detail: request.params.id })
      return renamed
    },
  )
  app.post<Of & { Body: { revision: string } }>(
    '/brands/:id/remove',
    { schema: object({ revision: text }, ['revision']), config: { needs: 'remove' } },
    (request) => {
      const removed = removeBrand(manifests, request.params.id, request.body.revision)
      logWrite(site, { by: callerOf(request).by, action: 'remove', brand: removed.id })
      return removed
    },
  )
  app.get('/removed', () => removedBrands(manifests))
  app.post<{ Params: { file: string } }>('/removed/:file/restore', { config: { needs: 'create' } }, (request) => {
    const restored = restoreBrand(manifests, request.params.file)
    logWrite(site, { by: callerOf(request).by, action: 'restore', brand: restored.id })
    return restored
  })
}
