import type { FastifyInstance } from 'fastify'
import { ApiError, code } from '../../app/errors.ts'
import type { BonusOfferName } from './bonus-offers.ts'
import { toMinor } from '../../app/money.ts'
import type { Services } from '../../app/services.ts'
import { bodies } from '../../app/control/shapes.ts'
import { readControlled } from '../account/control-users.ts'

/** Control calls with which a test offers a player a bonus. */
export function bonusControl(control: FastifyInstance, services: Services): void {
  control.post<{ Params: { login: string }; Body: { offer: BonusOfferName; amount: number } }>(
    '/users/:login/bonuses',
    { schema: { body: bodies.bonus } },
    async ({ params, body: { offer, amount } }) => {
      const { id, currency } = await readControlled(services, params.login)
      const minor = toMinor(amount, currency)
      if (!minor) throw new ApiError(400, code.fieldInvalid, 'amount')
      return { id: await services.bonuses.offer(id, offer, minor) }
    },
  )
}
