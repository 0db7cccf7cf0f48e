import type { FastifyInstance } from 'fastify'
import type { FullDataChange, PasswordChange } from '#api'
import type { Clock } from '../../app/clock.ts'
import type { Database } from '../../app/db/database.ts'
import { requireSession } from '../../app/plugins/sessions.ts'
import { routesOf } from '../../app/routes.ts'
import type { Sites } from '../../app/sites.ts'
import type { CredentialChanges } from './credentials.ts'
import type { Emails } from './emails/emails.ts'
import { languageOf, readerOf } from './emails/reader.ts'
import { changeFullData, readFullData } from './profile.ts'

interface Dependencies {
  db: Database
  clock: Clock
  emails: Emails
  credentials: CredentialChanges
  sites: Sites
}

/** The player’s personal data and password. */
export function profileRoutes(api: FastifyInstance, { db, clock, emails, credentials, sites }: Dependencies): void {
  const routes = routesOf(api, 'profile')

  routes.on('fullData', 'The player’s data', (request) => readFullData(db, requireSession(request).userId))

  routes.on<{ Body: FullDataChange }>('change', 'Changes the player’s data', (request) => {
    const { userId } = requireSession(request)
    return changeFullData({ db, clock, emails }, userId, request.body, readerOf(request, sites))
  })

  routes.on<{ Body: PasswordChange }>('changePassword', 'Changes the password', async (request) => {
    const { userId, hash } = requireSession(request)
    await credentials.changePassword(userId, hash, request.body, languageOf(request))
    return {}
  })
}
