import type { FastifyInstance, FastifyReply } from 'fastify'
import type {
  PhoneConfirmation,
  PhoneToConfirm,
  Registration,
  SignedUpUser,
  TelegramSignIn,
  TelegramToken,
  User,
} from '#api'
import { flag } from '../../app/db/flag.ts'
import { languageOf } from './emails/language.ts'
import { routesOf } from '../../app/routes.ts'
import { refuseSignIn } from '../protection/checks.ts'
import { openSession } from '../../app/plugins/sessions.ts'
import type { Services } from '../../app/services.ts'
import { signupCurrencies } from './currencies.ts'
import { checkFields, withPlus } from './fields.ts'
import { refuseTaken } from './players.ts'
import { readUser } from './users.ts'
import type { Sites } from '../../app/sites.ts'

const minute = 60_000
const codesPerPhone = { times: 5, withinMs: 15 * minute }
const codesPerAddress = { times: 30, withinMs: 15 * minute }

/**
 * Registration by form or by Telegram, and confirmation of phone numbers. The three sign-up calls share their rules.
 */
export function registrationRoutes(
  api: FastifyInstance,
  services: Services,
  sites: Sites,
  cookieDomain?: string,
): void {
  const routes = routesOf(api, 'registration')
  const { clock, db, wallet, sessions, signUp, telegram, phoneCodes, limits } = services

  routes.on<{ Body: Registration }>(
    'signUp',
    'Registers a player and signs them in',
    async (request, reply): Promise<SignedUpUser> => {
      const caller = { address: request.ip, reader: sites.readerOf(request), currency: sites.currencyOf(request) }
      const { userId, credentials } = await signUp.register(request.body, caller)
      return { ...(await enter(reply, userId)), ...(credentials && { credentials }) }
    },
  )

  routes.on<{ Body: TelegramSignIn }>('telegram', 'Signs in by Telegram, or registers', async (request, reply) =>
    enter(reply, await telegram.enter(request.body, sites.currencyOf(request))),
  )

  routesOf(api, 'telegram').on<{ Body: TelegramToken }>(
    'telegramToken',
    'Signs in by a token of Telegram’s login library, or registers',
    async (request, reply) => enter(reply, await telegram.enterByToken(request.body, sites.currencyOf(request))),
  )

  async function enter(reply: FastifyReply, userId: number): Promise<User> {
    await refuseSignIn(db, userId, clock.now())
    await openSession(reply, sessions, userId, cookieDomain)
    return readUser(db, wallet, userId)
  }

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
