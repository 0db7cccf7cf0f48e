import type { FortuneWheel, User } from '#api'

/** What a test may set on a user; money in decimal numbers of the major unit. */
export interface UserChange extends Partial<Omit<User, 'id' | 'login' | 'currency' | 'fortuneWheel'>> {
  fortuneWheel?: Partial<FortuneWheel>
  closed?: boolean
}

const boolean = { type: 'boolean' }
const money = { type: 'number', minimum: 0, maximum: 1e9 }
const text = { type: 'string', minLength: 1 }

const closed = (properties: Record<string, object>, required: string[] = []) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
})

/** The query of the outbox: whose messages. */
export const outboxQuery = closed({ to: text })

/** The bodies that the control API takes. */
export const bodies = {
  user: closed({
    balance: money,
    bonusBalance: money,
    isPaymentSystemUser: boolean,
    isVerificated: boolean,
    isHaveFirstDeposit: boolean,
    closed: boolean,
    fortuneWheel: closed({
      status: { $ref: 'session.schema.json#/$defs/FortuneWheel/properties/status' },
      stopAt: { type: ['string', 'null'], pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?Z$' },
    }),
  }),
  event: closed({ event: text, payload: {}, login: text }, ['event', 'payload']),
  clock: closed({ offsetMs: { type: 'integer' } }, ['offsetMs']),
  fault: closed(
    {
      method: { enum: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] },
      path: { type: 'string', pattern: '^/api/' },
      times: { type: 'integer', minimum: 1, default: 1 },
      kind: { enum: ['status', 'delay', 'hang', 'malformed', 'html', 'lost-answer', 'empty'] },
      status: { type: 'integer', minimum: 200, maximum: 599 },
      body: {},
      delayMs: { type: 'integer', minimum: 0, maximum: 600_000, default: 1000 },
    },
    ['method', 'path', 'kind'],
  ),
}
