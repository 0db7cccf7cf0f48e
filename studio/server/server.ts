import { relative } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { readManifests } from '../../manifest-tools/layers/read-manifests.ts'
import { artFolder } from '../../scripts/publish/pictures/art.ts'
import { onlyOwnPages, onlyWithToken, sessionRoute, type Access } from './access.ts'
import { apiRoutes } from './api.ts'
import type { Identify } from './identity.ts'
import type { PreviewOf } from './brands.ts'
import { remembering } from './last-valid.ts'
import { pageRoutes } from './pages.ts'
import type { Site } from './publishing.ts'
import { answerRefusal } from './refusal.ts'
import { publishWhenDue } from './scheduling.ts'

/** What Studio works on, and who may use it. */
export interface StudioOptions extends Access, Site {
  /** The folder of the manifests. */
  manifests: string
  /** The folder of Studio’s own build. */
  app: string
  /** Returns who makes a call, for the log. */
  identify: Identify
  /** Returns the origin at which the preview of a brand is served. */
  preview: PreviewOf
  /** The origins of all previews as a source of a content security policy, such as `http://*.localhost:4600`. */
  frames: string
  /** The token of previews, which their pages have too. */
  previewToken: string
}

/** The largest body: a save has the text, and the one that it was made from. */
const bodyLimit = 6_000_000

/**
 * Serves Studio: its pages, and the calls that they make. It has only the host of `origin`; requests for other hosts are not
 * its own, so that a name of another site that leads to this machine reaches nothing.
 */
export async function studioServer(app: FastifyInstance, options: StudioOptions) {
  const { host } = new URL(options.origin)
  const manifests = remembering(readManifests(relative('', options.manifests) || '.'))
  app.addHook('onRoute', (route) => {
    route.constraints = { host }
    route.schema = { hide: true, ...route.schema }
  })
  app.setErrorHandler(answerRefusal)
  app.addHook('onRequest', onlyOwnPages(options))
  const art = artFolder(options.manifests)
  publishWhenDue(app, manifests, options)
  pageRoutes(app, { app: options.app, art, frames: options.frames })
  await app.register(
    async (api) => {
      if (!options.team) sessionRoute(api, options)
      await api.register(async (guarded) => {
        if (!options.team) guarded.addHook('onRequest', onlyWithToken(options))
        apiRoutes(guarded, manifests, { ...options, art })
      })
    },
    { prefix: '/api', bodyLimit },
  )
}
