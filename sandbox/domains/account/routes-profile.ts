import type { FastifyInstance } from 'fastify'
import type { FullDataChange, PasswordChange } from '#api'
import { languageOf } from './emails/language.ts'
import { routesOf } from '../../app/routes.ts'
import { requireSession } from '../../app/plugins/sessions.ts'
import { changeFullData, readFullData } from './profile.ts'
import type { Services } from '../../app/services.ts'
import type { Sites } from '../../app/sites.ts'

/** The player’s personal data and password. */
export function profileRoutes(api: FastifyInstance, services: Services, sites: Sites): void {
  const routes = routesOf(api, 'profile')

  routes.on('fullData', 'The player’s data', (request) => readFullData(services, requireSession(request).userId))

  routes.on<{ Body: FullDataChange }>('change', 'Changes the player’s data', (request) =>
    changeFullData(services, requireSession(request).userId, request.body, sites.readerOf(request)),
  )

  routes.on<{ Body: PasswordChange }>('changePassword', 'Changes the password', async (request) => {
    const { userId, hash } = requireSession(request)
    await services.credentials.changePassword(userId, hash, request.body, languageOf(request))
    return {}
  })
}
