import type { FastifyInstance } from 'fastify'
import type { PhoneConfirmation, PhoneToConfirm, Registration, SignedUpUser, TelegramSignIn, TelegramToken } from '#api'
import type { Database } from '../../app/db/database.ts'
import { flag } from '../../app/db/flag.ts'
import type { RateLimits } from '../../app/rate-limits.ts'
import { routesOf } from '../../app/routes.ts'
import type { Sites } from '../../app/sites.ts'
import { signupCurrencies } from './countries.ts'
import { languageOf, readerOf } from './emails/reader.ts'
import { checkFields, withPlus } from './fields.ts'
import type { PhoneCodes } from './phone-codes.ts'
import { refuseTaken } from './players.ts'
import type { SignInAs } from './sign-in-as.ts'
import type { SignUp } from './sign-up.ts'
import type { Telegram } from './telegram.ts'

const minute = 60_000
const codesPerPhone = { times: 5, withinMs: 15 * minute }
const codesPerAddress = { times: 30, withinMs: 15 * minute }

interface Dependencies {
  db: Database
  limits: RateLimits
  phoneCodes: PhoneCodes
  signUp: SignUp
  telegram: Telegram
  sites: Sites
  signInAs: SignInAs
}

/**
 * Registration by form or by Telegram, and confirmation of phone numbers. The three sign-up calls share their rules.
 */
export function registrationRoutes(
  api: FastifyInstance,
  { db, limits, phoneCodes, signUp, telegram, sites, signInAs }: Dependencies,
): void {
  const routes = routesOf(api, 'registration')

  routes.on<{ Body: Registration }>(
    'signUp',
    'Registers a player and signs them in',
    async (request, reply): Promise<SignedUpUser> => {
      const caller = { address: request.ip, reader: readerOf(request, sites), currency: sites.currencyOf(request) }
      const { userId, credentials } = await signUp.register(request.body, caller)
      return { ...(await signInAs(reply, userId)), ...(credentials && { credentials }) }
    },
  )

  routes.on<{ Body: TelegramSignIn }>('telegram', 'Signs in by Telegram, or registers', async (request, reply) =>
    signInAs(reply, await telegram.findOrCreateUser(request.body, sites.currencyOf(request))),
  )

  routesOf(api, 'telegram').on<{ Body: TelegramToken }>(
    'telegramToken',
    'Signs in by a token of Telegram’s login library, or registers',
    async (request, reply) =>
      signInAs(reply, await telegram.findOrCreateUserByToken(request.body, sites.currencyOf(request))),
  )

  routes.on('currencies', 'The currencies to choose from', async () => signupCurrencies)

  routes.on<{ Body: PhoneToConfirm }>('sendCode', 'Sends a code to a phone', async (request, reply) => {
    const { body, ip, session } = request
    checkFields(body, ['phone'])
    const phone = withPlus(body.phone)
    await limits.take(`codes:${ip}`, codesPerAddress)
    await refuseTaken(db, { login: null, email: null, phone }, session?.userId)
    await limits.take(`codes:${phone}`, codesPerPhone)
    await phoneCodes.send(phone, languageOf(request))
    return reply.status(204).send()
  })

  routes.on<{ Body: PhoneConfirmation }>(
    'confirmNumber',
    'Checks the code that was sent to a phone',
    async ({ body, ip, session }, reply) => {
      checkFields(body, ['phone', 'code'])
      const phone = withPlus(body.phone)
      await phoneCodes.confirm(phone, body.code, ip)
      const confirmed = db
        .updateTable('users')
        .set({ is_phone_confirmed: flag(true) })
        .where('phone', '=', phone)
      if (session) await confirmed.where('id', '=', session.userId).execute()
      return reply.status(204).send()
    },
  )
}
