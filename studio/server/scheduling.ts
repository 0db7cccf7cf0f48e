import { dirname } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { checkBrands, resolving } from '../../manifest-tools/check/check-brands.ts'
import type { Manifests } from '../../manifest-tools/layers/read-manifests.ts'
import { artFolder } from '../../scripts/publish/pictures/art.ts'
import { openBuild } from '../../scripts/publish/render/brand-pages.ts'
import { dueIn, publishDue } from '../../scripts/publish/schedule/publish-due.ts'
import { cancel, schedule } from '../../scripts/publish/schedule/schedule.ts'
import { instantOf } from '../../manifest-tools/time/zoned.ts'
import { contentOf } from '../../scripts/publish/render/content.ts'
import { SiteLocked } from '../../scripts/publish/store/errors.ts'
import { folderStore } from '../../scripts/publish/store/folder/folder-store.ts'
import { locked } from '../../scripts/publish/store/folder/lock.ts'
import { expectBrand } from './brands.ts'
import { callerOf } from './identity.ts'
import { expectBuilt, type Site } from './publishing.ts'
import { errorsFirst, Refused } from './refusal.ts'
import { scheduledOf, withoutText } from './scheduled.ts'
import { object, text, type Of } from './schemas.ts'

/** How often is looked for what is due, in milliseconds. */
const everyMs = 15_000

/** Carries out what is due while the server runs. */
export function publishWhenDue(
  app: FastifyInstance,
  manifests: Manifests,
  { site, build, platform, environment }: Site,
) {
  const look = async () => {
    try {
      if (dueIn(site).length === 0) return
      const art = artFolder(dirname(manifests.path('base')))
      await publishDue(manifests, {
        site,
        art,
        content: contentOf({ platform }),
        environment,
        openBuild: () => openBuild(build),
      })
    } catch (error) {
      // Another command has the site for a moment: the next look comes soon.
      if (!(error instanceof SiteLocked)) app.log.error(error)
    }
  }
  let looking: Promise<void> | undefined
  const timer = setInterval(() => {
    looking ??= look().finally(() => (looking = undefined))
  }, everyMs)
  timer.unref()
  app.addHook('preClose', async () => {
    clearInterval(timer)
    await looking
  })
}

interface Plan {
  /** The local time in a zone. */
  local: string
  zone: string
  message?: string
}

const schema = object({ local: text, zone: text, message: text }, ['local', 'zone'])

/** Adds the calls that schedule a publication and cancel it. */
export function scheduleRoutes(app: FastifyInstance, manifests: Manifests, { site, build }: Site) {
  app.post<Of & { Body: Plan }>('/brands/:id/schedule', { schema, config: { needs: 'publish' } }, async (request) => {
    const { id } = request.params
    const { local, zone, message } = request.body
    const { text: own } = expectBrand(manifests, id)
    expectBuilt(build)
    const due = instantOf(local, zone)
    const now = due.getTime()
    const resolve = resolving(manifests, now)
    const { diagnostics } = checkBrands(manifests, [id], resolve, { now })
    const error = diagnostics.find(({ severity }) => severity === 'error')
    if (error) throw errorsFirst(error, resolve(id).manifest)
    const { by } = callerOf(request)
    const live = (await folderStore(site).version(id))?.record.version
    return withoutText(locked(site, () => schedule(site, { brand: id, due, zone, by, message, text: own, live })))
  })
  app.post<{ Params: { id: string; number: string } }>(
    '/brands/:id/schedule/:number/cancel',
    { config: { needs: 'publish' } },
    (request) => {
      const { id, number } = request.params
      expectBrand(manifests, id)
      if (!scheduledOf(site, id).some((entry) => entry.id === number))
        throw new Refused(404, `${id} has no such publication.`)
      return withoutText(locked(site, () => cancel(site, number, callerOf(request).by)))
    },
  )
}
