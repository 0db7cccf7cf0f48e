import type { FastifyInstance } from 'fastify'
import { closed, money, text } from '../../app/control/shapes.ts'
import { ApiError, code } from '../../app/errors.ts'
import { languages } from '../../app/languages.ts'
import { toMinor } from '../../app/money.ts'
import type { ControlledUsers } from '../account/control-users.ts'
import type { BonusOfferName } from './bonus-offers.ts'
import type { Bonuses } from './bonuses.ts'
import type { Cashbacks } from './cashbacks.ts'
import type { Popups } from './popups.ts'

interface GivenPopup {
  title: string
  html?: string
  button?: string
  link?: string
  art?: string
  /** The languages of the message, all with the same texts; every language by default. */
  languages?: string[]
}

const bonus = closed({ offer: { enum: ['weekend', 'loyalty', 'free-play'] }, amount: money }, ['offer', 'amount'])
const cashback = closed({ amount: money }, ['amount'])
const popup = closed(
  {
    title: text,
    html: { type: 'string' },
    button: { type: 'string' },
    link: text,
    art: text,
    languages: { type: 'array', items: { enum: languages }, minItems: 1 },
  },
  ['title'],
)

interface Dependencies {
  bonuses: Bonuses
  cashbacks: Cashbacks
  popups: Popups
  users: ControlledUsers
}

/** Control calls with which a test offers a player a bonus, pays them a cashback and sends them a message. */
export function offerControl(control: FastifyInstance, { bonuses, cashbacks, popups, users }: Dependencies): void {
  control.post<{ Params: { login: string }; Body: { offer: BonusOfferName; amount: number } }>(
    '/users/:login/bonuses',
    { schema: { body: bonus } },
    async ({ params, body: { offer, amount } }) => {
      const { id, currency } = await users.read(params.login)
      return { id: await bonuses.offer(id, offer, minorOf(amount, currency)) }
    },
  )

  control.post<{ Params: { login: string }; Body: { amount: number } }>(
    '/users/:login/cashbacks',
    { schema: { body: cashback } },
    async ({ params, body: { amount } }) => {
      const { id, currency } = await users.read(params.login)
      return { id: await cashbacks.pay(id, minorOf(amount, currency)) }
    },
  )

  control.post<{ Params: { login: string }; Body: GivenPopup }>(
    '/users/:login/popups',
    { schema: { body: popup } },
    async ({ params, body: { title, html = '', button = '', link, art, languages: spoken = languages } }) => {
      const { id } = await users.read(params.login)
      const texts = Object.fromEntries(spoken.map((lang) => [lang, { title, html, button }]))
      return { id: await popups.send(id, { texts, ...(link && { link }), ...(art && { art }) }) }
    },
  )
}

function minorOf(amount: number, currency: string): number {
  const minor = toMinor(amount, currency)
  if (!minor) throw new ApiError(400, code.fieldInvalid, 'amount')
  return minor
}
