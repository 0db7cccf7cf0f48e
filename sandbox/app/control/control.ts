import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Clock } from '../clock.ts'
import { ApiError, code } from '../errors.ts'
import { receivedAt } from '../origin.ts'
import type { Realtime } from '../realtime.ts'
import { iso } from '../times.ts'
import { CallLog, registerCallLog } from './call-log.ts'
import { type Fault, Faults, faultShape, registerFaults } from './faults.ts'
import { closed, text } from './shapes.ts'

const loopback = ['127.0.0.1', '::1', '::ffff:127.0.0.1']

const event = closed({ event: text, payload: {}, login: text }, ['event', 'payload'])
const time = closed({ offsetMs: { type: 'integer' } }, ['offsetMs'])

interface Dependencies {
  clock: Clock
  realtime: Realtime
  /** Returns the id of a user; rejects with 404 if there is none. */
  userId(login: string): Promise<number>
  /** Brings the database, and what services keep in memory, to the state of the start. */
  reset(): Promise<void>
}

/** The control API for tests. Without it the sandbox has no faults, no call log and no /__sandbox. */
export class Control {
  readonly #faults = new Faults()
  readonly #log = new CallLog()

  /** Watches the API’s calls. Register it after the session is read and before any hook that may refuse a call. */
  watch(api: FastifyInstance): void {
    registerCallLog(api, this.#log)
    registerFaults(api, this.#faults)
  }

  /** The calls of the control API that belong to no domain, to be registered under /__sandbox. */
  routes(control: FastifyInstance, { clock, realtime, userId, reset }: Dependencies): void {
    control.post('/reset', async (_request, reply) => {
      this.#faults.clear()
      this.#log.clear()
      clock.offsetMs = 0
      await reset()
      realtime.dropAll()
      return reply.status(204).send()
    })

    control.post<{ Body: { event: string; payload: unknown; login?: string } }>(
      '/emit',
      { schema: { body: event } },
      async ({ body }, reply) => {
        if (body.login === undefined) realtime.toAll(body.event, body.payload)
        else await realtime.toUser(await userId(body.login), body.event, body.payload)
        return reply.status(204).send()
      },
    )

    control.get('/clock', async () => ({ offsetMs: clock.offsetMs, now: iso(clock.now()) }))
    control.put<{ Body: { offsetMs: number } }>('/clock', { schema: { body: time } }, async ({ body }, reply) => {
      clock.offsetMs = body.offsetMs
      return reply.status(204).send()
    })

    control.post<{ Body: Fault }>('/faults', { schema: { body: faultShape } }, async ({ body }, reply) => {
      this.#faults.add(body)
      return reply.status(204).send()
    })
    control.delete('/faults', async (_request, reply) => {
      this.#faults.clear()
      return reply.status(204).send()
    })

    control.get('/log', async () => this.#log.calls)
    control.post('/disconnect', async (_request, reply) => {
      realtime.dropAll()
      return reply.status(204).send()
    })
  }
}

/** Refuses calls from other machines, and from pages of other origins in this machine’s browser. */
export async function onlyFromThisMachine(request: FastifyRequest): Promise<void> {
  const { origin } = request.headers
  if (!loopback.includes(request.ip) || (origin !== undefined && origin !== receivedAt(request)))
    throw new ApiError(403, code.forbidden)
}
