import type { FastifyInstance } from 'fastify'
import { ApiError, code } from '../../app/errors.ts'
import { toMinor } from '../../app/money.ts'
import type { Services } from '../../app/services.ts'
import { bodies } from '../../app/control/shapes.ts'
import { languages } from '../../app/languages.ts'
import { readControlled } from '../account/control-users.ts'

interface GivenPopup {
  title: string
  html?: string
  button?: string
  link?: string
  art?: string
  /** The languages of the message, all with the same texts; every language by default. */
  languages?: string[]
}

/** Control calls with which a test pays a player a cashback and sends them a message. */
export function invitationControl(control: FastifyInstance, services: Services): void {
  control.post<{ Params: { login: string }; Body: { amount: number } }>(
    '/users/:login/cashbacks',
    { schema: { body: bodies.cashback } },
    async ({ params, body: { amount } }) => {
      const { id, currency } = await readControlled(services, params.login)
      const minor = toMinor(amount, currency)
      if (!minor) throw new ApiError(400, code.fieldInvalid, 'amount')
      return { id: await services.cashbacks.pay(id, minor) }
    },
  )

  control.post<{ Params: { login: string }; Body: GivenPopup }>(
    '/users/:login/popups',
    { schema: { body: bodies.popup } },
    async ({ params, body: { title, html = '', button = '', link, art, languages: spoken = languages } }) => {
      const { id } = await readControlled(services, params.login)
      const texts = Object.fromEntries(spoken.map((lang) => [lang, { title, html, button }]))
      return { id: await services.popups.send(id, { texts, ...(link && { link }), ...(art && { art }) }) }
    },
  )
}
