import type { SignedUpUser, SignupCurrency, User } from '#api'
import type { PlatformCall } from '#engine/data/platform-adapter.ts'
import { iso, type Money, ourName, renamed, theirName } from './names.ts'
import type { Pam, Rows } from './session.ts'

interface Opened {
  sessionId: string
  userId: number
}

interface Details {
  player: { userId: number; username: string; currency: string }
  roles: string[]
  wheel: { state: User['fortuneWheel']['status']; until: number | null }
}

/** A user is two calls: who they are, and their balances. */
async function userOf(pam: Pam, { userId }: Opened): Promise<User> {
  const [{ player, roles, wheel }, balance] = await Promise.all([
    pam.send<Details>('GET', `/v1/player/${userId}/details`),
    pam.send<{ totalRealAmount: Money; totalBonusAmount: Money }>('GET', `/v2/player/${userId}/balance`),
  ])
  const { currency } = player
  return {
    login: player.username,
    id: player.userId,
    balance: balance.totalRealAmount[currency] ?? NaN,
    bonusBalance: balance.totalBonusAmount[currency] ?? NaN,
    currency,
    isPaymentSystemUser: roles.includes('Cashier'),
    isVerificated: roles.includes('Verified'),
    isHaveFirstDeposit: roles.includes('Depositor'),
    fortuneWheel: { status: wheel.state, stopAt: wheel.until === null ? null : iso(wheel.until) },
  }
}

async function signIn(pam: Pam, path: string, body: unknown): Promise<User> {
  const opened = await pam.send<Opened>('POST', `/v1/player/legislation/login${path}`, { body })
  pam.enter(opened)
  return userOf(pam, opened)
}

const registration = /^POST \/(\w+)-signup$/

/** Returns the row of a registration, whose path is the brand’s choice. */
export const registrationRow = (name: string): Rows[string] | undefined =>
  registration.test(name) ? signUp : undefined

/** A registration is two calls: the fields, and the word to go. */
async function signUp({ name, body }: PlatformCall, pam: Pam): Promise<SignedUpUser> {
  const [, Domain] = registration.exec(name) ?? []
  const RegistrationId = crypto.randomUUID()
  await pam.send('POST', '/v1/player/legislation/registration/step', {
    body: { Step: 'Step1', Domain, RegistrationId, RegisterUserDto: renamed(body, theirName) },
  })
  const opened = await pam.send<Opened & { issued?: { username: string; password: string } }>(
    'PUT',
    '/v1/player/legislation/register',
    { body: { registrationId: RegistrationId } },
  )
  pam.enter(opened)
  const { issued } = opened
  const credentials = issued && { login: issued.username, password: issued.password }
  return { ...(await userOf(pam, opened)), ...(credentials && { credentials }) }
}

const withMessage = async (answer: Promise<{ statusMessage: string }>) => ({ message: (await answer).statusMessage })

/** Signing up and in, and what helps with it. */
export const accountRows: Rows = {
  'GET /auth/me': async (_call, pam) => {
    const opened = await pam.open()
    return opened ? userOf(pam, opened) : undefined
  },
  'POST /client-login': ({ body }, pam) => {
    const { login: username, password } = body as { login: string; password: string }
    return signIn(pam, '', { username, password })
  },
  'POST /auth/telegram': ({ body }, pam) => signIn(pam, '/telegram', body),
  'POST /auth/telegram/token': ({ body }, pam) => signIn(pam, '/telegram', body),
  'DELETE /logout': async (_call, pam) => {
    await pam.send('DELETE', '/v1/player/session/player')
    pam.enter(null)
  },
  'GET /signup-currency': async (_call, pam) => {
    const { currencies } = await pam.send<{ currencies: Record<string, Omit<SignupCurrency, 'code'>> }>(
      'GET',
      '/v1/player/legislation/registration/config',
    )
    return Object.entries(currencies).map(([code, it]) => ({ code, ...it }))
  },
  'POST /signup/send-code': ({ body }, pam) => done(pam, 'POST', '/verifyMobile', renamed(body, theirName)),
  'PATCH /signup/confirm-number': ({ body }, pam) => done(pam, 'PUT', '/verifyMobile', renamed(body, theirName)),
  'POST /password-recovery-email': ({ body }, pam) =>
    withMessage(pam.send('POST', '/v1/player/resetPasswordByEmail', { body: renamed(body, theirName) })),
  'PATCH /password-recovery': ({ body }, pam) => {
    const { newPassword, sessionId } = body as Record<string, string>
    const hashed = { plainTextPassword: newPassword, hashKey: sessionId }
    return withMessage(pam.send('POST', '/v1/player/ResetPasswordByHashKey', { body: hashed }))
  },
  'POST /confirm-email/{link}': ({ params }, pam) => done(pam, 'POST', '/activate', { key: params['link'] }),
  'POST /confirm-email': async (_call, pam) => void (await pam.ofPlayer('POST', '/activationEmail')),
  'GET /my/full-data': async (_call, pam) => renamed(await pam.ofPlayer('GET', '/profile'), ourName),
  'PATCH /my/full-data': async ({ body }, pam) =>
    renamed(await pam.ofPlayer('PUT', '/profile', { body: renamed(body, theirName) }), ourName),
  'PUT /me/password': ({ body }, pam) => {
    const { password: oldPassword, newPassword } = body as Record<string, string>
    return withMessage(pam.ofPlayer('PUT', '/password', { body: { oldPassword, newPassword } }))
  },
}

/** For a response that is not read. */
async function done(pam: Pam, method: 'POST' | 'PUT', path: string, body: object): Promise<undefined> {
  await pam.send(method, `/v1/player${path}`, { body })
}
