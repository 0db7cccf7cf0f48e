import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { roles } from '../../scripts/brand/access/access-table.ts'
import { differences } from '../../manifest-tools/json/differences.ts'
import { keys } from '../../manifest-tools/json/pointer.ts'
import { isOpen } from '../../scripts/publish/schedule/schedule.ts'
import type { Conflict, ProductTexts, Session } from '../shared/calls.ts'
import { mostCharacters, tooLarge } from '../shared/limits.ts'
import { brandCards, openBrand, type PreviewOf } from './brands.ts'
import { changesOf, checkText } from './edits.ts'
import { eventRoute } from './events.ts'
import { callerOf, expectMay, guardActions, type Identify } from './identity.ts'
import type { Remembering } from './last-valid.ts'
import { logWrite, saveOf } from './log.ts'
import { manageRoutes } from './manage-routes.ts'
import { parentCards } from './parents.ts'
import { pageFileRoutes } from './page-files.ts'
import { pictureRoutes } from './pictures.ts'
import { previewLinkRoutes } from './preview-links.ts'
import { publish, publishingOf, restore, versionOf, type Site } from './publishing.ts'
import { Refused } from './refusal.ts'
import { scheduledOf } from './scheduled.ts'
import { scheduleRoutes } from './scheduling.ts'
import { object, text, type Of } from './schemas.ts'
import { isConflict, save, type Save } from './write.ts'
import { changesTextsAlone } from '../shared/texts-alone.ts'
import { languagesIn, namespacesIn, textsIn } from '../../scripts/brand/language/locales.ts'

/** What the calls need besides the manifests. */
interface ApiOptions extends Site {
  /** Returns who makes a call. */
  identify: Identify
  /** The folder that holds the brands’ pictures. */
  art: string
  preview: PreviewOf
  previewToken: string
}

const schemas = {
  save: object({ text, base: { type: ['string', 'null'] } }, ['text', 'base']),
  text: object({ text }, ['text']),
  publish: object({ message: text }, []),
  rollback: object({ version: { type: 'integer', minimum: 1 }, message: text }, ['version']),
}

/** Adds the calls of Studio’s pages. */
export function apiRoutes(app: FastifyInstance, manifests: Remembering, options: ApiOptions) {
  const { site, preview, previewToken } = options
  guardActions(app, options.identify)
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'))
  app.get('/texts', productTexts)
  app.get('/session', (request): Session => ({
    ...callerOf(request),
    previewToken,
    previewRoles: roles.map(({ id }) => id),
  }))
  app.get('/brands', () => brandCards(manifests, site, preview))
  app.get('/parents', () => parentCards(manifests))
  manageRoutes(app, manifests, options)
  pictureRoutes(app, manifests, options)
  pageFileRoutes(app, manifests, options)
  previewLinkRoutes(app, manifests, options)
  scheduleRoutes(app, manifests, options)
  app.get<Of>('/brands/:id', ({ params: { id } }) => openBrand(manifests, id, preview, site))
  app.put<Of & { Body: Save }>(
    '/brands/:id',
    { schema: schemas.save, config: { needs: 'translate' } },
    (request, reply) => {
      const { body } = request
      const { id } = request.params
      expectName(id)
      if (body.text.length > mostCharacters) throw new Refused(413, tooLarge(body.text.length))
      const caller = callerOf(request)
      if (!changesTextsAlone(body.base ?? '', body.text)) expectMay(caller, 'edit')
      const saved = save(manifests, id, body)
      if (isConflict(saved)) return reply.code(409).send({ ...saved, ...lastChangeOf(manifests, id, site, saved) })
      const settings = changedSettings(body.base, body.text)
      if (body.text !== body.base)
        logWrite(site, { by: caller.by, action: 'save', brand: id, detail: saved.revision, ...settings })
      return saved
    },
  )
  app.post<Of & { Body: { text: string } }>(
    '/brands/:id/check',
    { schema: schemas.text, config: { needs: 'read' } },
    ({ params, body }) => checkText(manifests, params.id, body.text),
  )
  app.post<Of & { Body: { text: string } }>(
    '/brands/:id/changes',
    { schema: schemas.text, config: { needs: 'read' } },
    ({ params, body }) => ({
      ...changesOf(manifests, params.id, body.text),
      coming: scheduledOf(site, params.id).filter(isOpen),
    }),
  )
  app.get<Of & { Params: { version: string } }>('/brands/:id/versions/:version', ({ params }) =>
    versionOf(manifests, params.id, Number(params.version), site),
  )
  app.get<Of>('/brands/:id/publishing', ({ params: { id } }) => publishingOf(manifests, id, options))
  app.post<Of & { Body: { message?: string } }>(
    '/brands/:id/publish',
    { schema: schemas.publish, config: { needs: 'publish' } },
    (request) => {
      const { params, body } = request
      return publish(manifests, params.id, options, { by: callerOf(request).by, message: body.message })
    },
  )
  app.post<Of & { Body: { version: number; message?: string } }>(
    '/brands/:id/rollback',
    { schema: schemas.rollback, config: { needs: 'publish' } },
    (request) => {
      const { params, body } = request
      const note = { by: callerOf(request).by, message: body.message }
      return restore(manifests, params.id, body.version, options, note)
    },
  )
  eventRoute(app, manifests)
}

/** Returns who changed the file that a save has met, and when: a save of Studio is in its log, another one on the disk. */
function lastChangeOf(
  manifests: Remembering,
  id: string,
  site: string,
  { current }: Conflict,
): Pick<Conflict, 'changed'> {
  if (!current) return {}
  const known = saveOf(site, id, current.revision)
  const at = known?.at ?? statSync(manifests.path(id)).mtime.toISOString()
  return { changed: { at, ...(known && { by: known.by }) } }
}

/** Returns the settings of the manifest’s root that a save changes, for the log; none of texts that are not JSON. */
function changedSettings(before: string | null, after: string): { settings?: string[] } {
  try {
    const pointers = differences(JSON.parse(before ?? '{}'), JSON.parse(after))
    return { settings: [...new Set(pointers.flatMap((pointer) => keys(pointer).slice(0, 1)))] }
  } catch {
    return {}
  }
}

/** A brand that was deleted while it was open is written again under its name, which must not leave the folder. */
function expectName(id: string) {
  if (!/^[a-z][a-z0-9-]{1,30}$/.test(id)) throw new Refused(400, `"${id.slice(0, 40)}" is no name of a brand.`)
}

const folder = join(import.meta.dirname, '../../public/locales')

/** Returns the product’s texts in every language. */
export function productTexts(): ProductTexts {
  const namespaces = namespacesIn(folder)
  const of = (language: string) =>
    Object.fromEntries(namespaces.map((name) => [name, Object.fromEntries(textsIn(folder, language, name))]))
  return Object.fromEntries(languagesIn(folder).map((language) => [language, of(language)]))
}
