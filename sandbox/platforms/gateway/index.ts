/**
 * A casino gateway with the spec’s paths and request bodies whose answers differ. Modelled on
 * https://cgdocs.pages.dev (the envelope `{status, data}`, `errMsg`, `spec` of a game, `iso_code`) and
 * https://support.dragongaming.com/api/getbalance-api-2 (balances in minor units). What neither shows, such as limits,
 * bonuses and histories, follows their style. `platform.json` is the `platform` of a manifest that connects it.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ErrorBody } from '#api'
import { code as codes } from '../../app/errors.ts'
import { convert, type ForeignPlatform, upper } from '../platform.ts'
import { accountAnswers } from './account.ts'
import { contentAnswers } from './content.ts'
import { events } from './events.ts'
import { moneyAnswers } from './money.ts'

/** Calls that the gateway does not have, and the status with which it refuses them. */
const absent: Record<string, number> = {
  'GET /promotions': 404,
  'GET /sport/events': 404,
  'GET /wins': 404,
  'GET /my/favourites': 501,
  'PUT /my/favourites/{providerId}/{gameId}': 501,
  'DELETE /my/favourites/{providerId}/{gameId}': 501,
  'GET /my/net-position': 404,
  'PUT /my/reality-check': 405,
  'PUT /my/limit-review': 405,
  'GET /payments/operations/{key}': 404,
  'GET /addresses': 404,
  'GET /my/verification': 404,
  'POST /my/verification/token': 404,
  'POST /my/verification/link': 404,
}

const answers = { ...accountAnswers, ...contentAnswers, ...moneyAnswers }

/** The gateway’s name of an error code: 101 → `WRONG_CREDENTIALS`. */
const names = new Map(Object.entries(codes).map(([name, code]) => [code as number, upper(name)]))

const nameOf = (code = 0) => names.get(code) ?? 'GENERIC'

/** An error in the gateway’s form. */
function failure({ code, param, message, errors = [] }: ErrorBody) {
  const about = param === undefined || errors.length > 0 ? errors : [{ code: code ?? 0, param }]
  return {
    status: 'failed',
    errCode: code === undefined && message !== undefined ? null : nameOf(code),
    errMsg: message ?? nameOf(code).toLowerCase().replaceAll('_', ' '),
    fields: about.map((entry) => ({ name: entry.param ?? null, reason: nameOf(entry.code) })),
  }
}

/** `GET /games/{providerId}/{gameId}/session`. */
const callOf = ({ method, routeOptions }: FastifyRequest): string =>
  `${method} ${(routeOptions.url ?? '').replace(/^\/api/, '').replace(/:(\w+)/g, '{$1}')}`

function hooks(api: FastifyInstance): void {
  api.addHook('onRequest', async (request, reply) => {
    const status = absent[callOf(request)]
    if (status) return reply.status(status).send({ code: codes.notFound })
  })

  // Ids have a prefix outside, such as `bon_7`.
  api.addHook('preValidation', async ({ params }) => {
    const values = params as Record<string, string>
    for (const [name, value] of Object.entries(values)) values[name] = value.replace(/^[a-z]{3}_(?=\d+$)/, '')
  })

  api.addHook('onSend', async (request, reply, payload) => {
    const body = parsed(payload)
    if (body === undefined) return payload
    if (reply.statusCode >= 400) return JSON.stringify(failure(body as ErrorBody))
    return JSON.stringify({ status: 'success', data: convert(answers, callOf(request), body) })
  })
}

/** The JSON of an answer; undefined if it has none. */
function parsed(payload: unknown): unknown {
  if (typeof payload !== 'string' || payload === '') return undefined
  try {
    return JSON.parse(payload)
  } catch {
    return undefined
  }
}

export const gateway: ForeignPlatform = { hooks, event: (name, payload) => convert(events, name, payload) }
