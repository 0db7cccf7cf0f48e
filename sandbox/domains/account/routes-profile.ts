import type { FastifyInstance } from 'fastify'
import type { FullDataChange, PasswordChange } from '#api'
import { languageOf } from './emails/language.ts'
import { operation } from '../../app/operation.ts'
import { requireSession } from '../../app/plugins/sessions.ts'
import { changeFullData, readFullData } from './profile.ts'
import type { Services } from '../../app/services.ts'
import type { Sites } from '../../app/sites.ts'

/** The player’s personal data and password. */
export function profileRoutes(api: FastifyInstance, services: Services, sites: Sites): void {
  const resource = 'profile'
  const readSchema = operation({ resource, summary: 'The player’s data', answer: 'FullData', signedIn: true })
  const change = { resource, signedIn: true, changes: true }
  const changeSchema = operation({
    ...change,
    summary: 'Changes the player’s data',
    body: 'FullDataChange',
    answer: 'FullData',
  })
  const password = { body: 'PasswordChange', answer: 'recovery/SuccessMessage' }
  const passwordSchema = operation({ ...change, ...password, summary: 'Changes the password' })

  api.get('/my/full-data', { schema: readSchema }, (request) => readFullData(services, requireSession(request).userId))

  api.patch<{ Body: FullDataChange }>('/my/full-data', { schema: changeSchema }, (request) =>
    changeFullData(services, requireSession(request).userId, request.body, sites.readerOf(request)),
  )

  api.put<{ Body: PasswordChange }>('/me/password', { schema: passwordSchema }, async (request) => {
    const { userId, hash } = requireSession(request)
    await services.credentials.changePassword(userId, hash, request.body, languageOf(request))
    return {}
  })
}
