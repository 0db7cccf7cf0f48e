import type { SignedUpUser, SignupCurrency, SuccessMessage, User } from '#api'
import { ownName, renamed } from './names.ts'
import type { PamCall } from './own.ts'

/** A call of the platform, by its method and path. */
export type Rows = Record<string, (call: PamCall) => Promise<unknown>>

const opened = ({ id }: User, { sessionId }: PamCall) => ({
  sessionId: sessionId(),
  userId: id,
  sessionBlockers: [],
  hasToAcceptTC: false,
})

/** What players have entered before they complete their registration. */
const registrations = new Map<string, { domain: string; fields: object }>()

const message = ({ message: text }: SuccessMessage) => ({ statusMessage: text ?? '' })

/** Signing up and in, and what helps with it. */
export const accountRows: Rows = {
  'GET /v1/player/session/player': async (call) => {
    const user = await call.own<User | undefined>('GET /auth/me')
    return user && opened(user, call)
  },
  'POST /v1/player/legislation/login': async (call) => {
    const { username: login, password } = call.body
    return opened(await call.own<User>('POST /client-login', { body: { login, password } }), call)
  },
  'POST /v1/player/legislation/login/telegram': async (call) =>
    opened(
      await call.own<User>(`POST /auth/telegram${'id_token' in call.body ? '/token' : ''}`, { body: call.body }),
      call,
    ),
  'DELETE /v1/player/session/player': ({ own }) => own('DELETE /logout'),

  'POST /v1/player/legislation/registration/step': async ({ body }) => {
    const registrationId = String(body['RegistrationId'])
    registrations.set(registrationId, {
      domain: String(body['Domain']),
      fields: renamed((body['RegisterUserDto'] ?? {}) as object, ownName),
    })
    return { registrationId, nextStep: null }
  },
  'PUT /v1/player/legislation/register': async (call) => {
    const { domain, fields } = registrations.get(String(call.body['registrationId'])) ?? { domain: '', fields: {} }
    const { credentials, ...user } = await call.own<SignedUpUser>(`POST /${domain}-signup`, { body: fields })
    registrations.delete(String(call.body['registrationId']))
    const issued = credentials && { username: credentials.login, password: credentials.password }
    return { ...opened(user, call), ...(issued && { issued }) }
  },
  'GET /v1/player/legislation/registration/config': async ({ own }) => {
    const list = await own<SignupCurrency[]>('GET /signup-currency')
    return { currencies: Object.fromEntries(list.map(({ code, name, symbol }) => [code, { name, symbol }])) }
  },
  'POST /v1/player/verifyMobile': ({ own, body }) => own('POST /signup/send-code', { body: renamed(body, ownName) }),
  'PUT /v1/player/verifyMobile': ({ own, body }) =>
    own('PATCH /signup/confirm-number', { body: renamed(body, ownName) }),
  'POST /v1/player/resetPasswordByEmail': async ({ own, body }) =>
    message(await own('POST /password-recovery-email', { body: renamed(body, ownName) })),
  'POST /v1/player/ResetPasswordByHashKey': async ({ own, body }) =>
    message(
      await own('PATCH /password-recovery', {
        body: { newPassword: body['plainTextPassword'], sessionId: body['hashKey'] },
      }),
    ),
  'POST /v1/player/activate': ({ own, body }) => own(`POST /confirm-email/${encodeURIComponent(String(body['key']))}`),
  'POST /v1/player/{id}/activationEmail': ({ own }) => own('POST /confirm-email'),
}
