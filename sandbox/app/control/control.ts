import type { FastifyInstance } from 'fastify'
import type { Realtime } from '../realtime.ts'
import { reseed } from '../seed.ts'
import { growJackpots } from '../../domains/jackpots/service.ts'
import type { Services } from '../services.ts'
import { CallLog, registerCallLog } from './call-log.ts'
import { type Fault, Faults, registerFaults } from './faults.ts'
import { bonusControl } from '../../domains/offers/control-bonuses.ts'
import { invitationControl } from '../../domains/offers/control-invitations.ts'
import { documentControl } from '../../domains/account/control-documents.ts'
import { outcomeControl } from '../../domains/games/control.ts'
import { paymentControl } from '../../domains/payments/control.ts'
import { bodies, type UserChange } from './shapes.ts'
import { sportControl } from '../../domains/sport/control.ts'
import { changeUser, readControlled } from '../../domains/account/control-users.ts'
import { wheelControl } from '../../domains/wheel/control.ts'

/** The control API for tests. Without it the sandbox has no faults, no call log and no /__sandbox. */
export class Control {
  readonly #faults = new Faults()
  readonly #log = new CallLog()

  /** Watches the API’s calls. Register it after the session is read and before any hook that may refuse a call. */
  watch(api: FastifyInstance): void {
    registerCallLog(api, this.#log)
    registerFaults(api, this.#faults)
  }

  /** The routes of the control API, to be registered under /__sandbox. */
  routes(control: FastifyInstance, services: Services, realtime: Realtime): void {
    const { db, clock, gameSearch, outcomes, signals, wheels } = services
    control.post('/reset', async (_request, reply) => {
      this.#faults.clear()
      this.#log.clear()
      clock.offsetMs = 0
      await reseed(db, clock)
      gameSearch.forget()
      outcomes.clear()
      wheels.clear()
      services.sportsbook.clear()
      services.presence.clear()
      realtime.dropAll()
      return reply.status(204).send()
    })

    control.get<{ Params: { login: string } }>('/users/:login', ({ params }) => readControlled(services, params.login))
    control.patch<{ Params: { login: string }; Body: UserChange }>(
      '/users/:login',
      { schema: { body: bodies.user } },
      ({ params, body }) => changeUser(services, params.login, body),
    )

    control.post<{ Body: { event: string; payload: unknown; login?: string } }>(
      '/emit',
      { schema: { body: bodies.event } },
      async ({ body: { event, payload, login } }, reply) => {
        if (login === undefined) realtime.toAll(event, payload)
        else await realtime.toUser((await readControlled(services, login)).id, event, payload)
        return reply.status(204).send()
      },
    )

    control.get('/clock', async () => ({ offsetMs: clock.offsetMs, now: new Date(clock.now()).toISOString() }))
    control.put<{ Body: { offsetMs: number } }>(
      '/clock',
      { schema: { body: bodies.clock } },
      async ({ body }, reply) => {
        clock.offsetMs = body.offsetMs
        return reply.status(204).send()
      },
    )

    control.post<{ Body: Fault }>('/faults', { schema: { body: bodies.fault } }, async ({ body }, reply) => {
      this.#faults.add(body)
      return reply.status(204).send()
    })
    control.delete('/faults', async (_request, reply) => {
      this.#faults.clear()
      return reply.status(204).send()
    })

    control.post('/jackpots/grow', async (_request, reply) => {
      await growJackpots(db)
      signals.emit('jackpots')
      return reply.status(204).send()
    })

    bonusControl(control, services)
    documentControl(control, services)
    invitationControl(control, services)
    outcomeControl(control, services)
    paymentControl(control, services)
    sportControl(control, services)
    wheelControl(control, services)
    control.get('/log', async () => this.#log.calls)
    control.post('/disconnect', async (_request, reply) => {
      realtime.dropAll()
      return reply.status(204).send()
    })
  }
}
