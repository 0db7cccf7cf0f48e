import type { FortuneWheel, User } from '#api'
import { languages } from '../languages.ts'

/** The fields of a user that a test may set; money as decimal numbers of the major unit. */
export interface UserChange extends Partial<Omit<User, 'id' | 'login' | 'currency' | 'fortuneWheel'>> {
  fortuneWheel?: Partial<FortuneWheel>
  closed?: boolean
  isEmailConfirmed?: boolean
  isPhoneConfirmed?: boolean
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

/** The query of the outbox: the recipient. */
export const outboxQuery = closed({ to: text })

/** The id of a document or payment. */
export const documentParams = closed({ id: { type: 'integer' } }, ['id'])

/** The ids of a game. */
export const gameParams = closed({ providerId: text, gameId: text }, ['providerId', 'gameId'])

/** The request bodies of the control API. */
export const bodies = {
  user: closed({
    balance: money,
    bonusBalance: money,
    isPaymentSystemUser: boolean,
    isVerificated: boolean,
    isHaveFirstDeposit: boolean,
    closed: boolean,
    isEmailConfirmed: boolean,
    isPhoneConfirmed: boolean,
    fortuneWheel: closed({
      status: { $ref: 'session.schema.json#/$defs/FortuneWheel/properties/status' },
      stopAt: { type: ['string', 'null'], pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?Z$' },
    }),
  }),
  wheel: closed({
    award: { $ref: 'wheel.schema.json#/$defs/Award' },
    progress: { type: 'number', minimum: 0, maximum: 100 },
  }),
  bonus: closed({ offer: { enum: ['weekend', 'loyalty', 'free-play'] }, amount: money }, ['offer', 'amount']),
  cashback: closed({ amount: money }, ['amount']),
  payment: closed(
    {
      status: { enum: ['processing', 'done', 'failed', 'cancelled'] },
      reason: { $ref: 'payments.schema.json#/$defs/PaymentOperation/properties/reason' },
    },
    ['status'],
  ),
  voucher: closed(
    { currency: { type: 'string', pattern: '^[a-zµ]{0,2}[0-9]{0,4}[A-Z][A-Z0-9]{1,11}$' }, amount: money },
    ['currency', 'amount'],
  ),
  popup: closed(
    {
      title: text,
      html: { type: 'string' },
      button: { type: 'string' },
      link: text,
      art: text,
      languages: { type: 'array', items: { enum: languages }, minItems: 1 },
    },
    ['title'],
  ),
  event: closed({ event: text, payload: {}, login: text }, ['event', 'payload']),
  sportEvent: closed({
    startsIn: { type: 'integer', minimum: -86_400, maximum: 259_200 },
    score: { type: 'array', items: { type: 'integer', minimum: 0, maximum: 300 }, minItems: 2, maxItems: 2 },
    order: { type: 'array', items: { type: 'integer', minimum: 1 }, minItems: 1, uniqueItems: true },
    status: { enum: ['finished', 'cancelled'] },
    suspended: boolean,
    odds: closed({ market: text, outcome: text, value: { type: ['number', 'null'], minimum: 1.01, maximum: 500 } }, [
      'market',
      'outcome',
      'value',
    ]),
  }),
  login: closed({ login: text }),
  document: closed({ status: { $ref: 'documents.schema.json#/$defs/UserDocument/properties/status' }, reason: text }, [
    'status',
  ]),
  outcome: closed({ outcome: { anyOf: [{ enum: ['win', 'loss'] }, { type: 'object' }] }, jackpot: text }),
  clock: closed({ offsetMs: { type: 'integer' } }, ['offsetMs']),
  fault: closed(
    {
      method: { enum: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] },
      path: { type: 'string', pattern: '^/api/' },
      times: { type: 'integer', minimum: 1, default: 1 },
      kind: { enum: ['status', 'delay', 'hang', 'malformed', 'html', 'lost-request', 'lost-answer', 'empty'] },
      status: { type: 'integer', minimum: 200, maximum: 599 },
      body: {},
      delayMs: { type: 'integer', minimum: 0, maximum: 600_000, default: 1000 },
    },
    ['method', 'path', 'kind'],
  ),
}
