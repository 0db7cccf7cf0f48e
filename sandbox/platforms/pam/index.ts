/**
 * A player account management platform: other paths, methods and bodies. Modelled on the EveryMatrix Player and Casino
 * APIs as a public client calls them, https://github.com/rubenroques/goma-sportsbook-ios
 * (Frameworks/ServicesProvider/Sources/ServicesProvider/Providers/Everymatrix/APIs): sign-in, X-SessionId, registration
 * in steps, details, balances by currency, monetary and session limits, transactions, bonuses, and pages of games by
 * offset. That client shows no inbox, wheel, cashback, editors’ content or error body; those follow its style.
 * `widgets/platforms/pam` connects it.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorBody } from '#api'
import { code as codes } from '../../app/errors.ts'
import { acceptEmptyJson } from '../../app/plugins/validation.ts'
import { convert, type ForeignPlatform } from '../platform.ts'
import { accountRows } from './account.ts'
import { events } from './events.ts'
import { lobbyRows } from './lobby.ts'
import { moneyRows } from './money.ts'
import { theirName } from './names.ts'
import { insideHeader, pamCall, pass, Refused } from './own.ts'
import { playerRows } from './player.ts'

const rows = { ...accountRows, ...playerRows, ...lobbyRows, ...moneyRows }

/** The largest form, a document of 10 MB. */
const bodyLimit = 11 * 1024 * 1024

/** An error in the platform’s form. */
function failure({ code = codes.generic, param, message, errors = [] }: ErrorBody) {
  const about = errors.length > 0 || param === undefined ? errors : [{ code, param }]
  return {
    errorCode: `PAM-${code}`,
    ...(message && { errorMessage: message }),
    fieldErrors: about.map((it) => ({ errorCode: `PAM-${it.code}`, ...(it.param && { field: theirName(it.param) }) })),
  }
}

const refuse = (reply: FastifyReply, status: number, body: ErrorBody) =>
  reply
    .status(status)
    .type('application/json')
    .send(JSON.stringify(failure(body)))

/** Calls about a player need the id of their session in a header; the cookie alone, which any site may send, is not enough. */
const isSignedIn = (request: FastifyRequest, sessionId: string) =>
  sessionId !== '' && request.headers['x-sessionid'] === sessionId

/** Outside callers do not reach the sandbox’s own API. */
function hooks(api: FastifyInstance): void {
  api.addHook('onRequest', async ({ headers }, reply) => {
    if (headers[insideHeader] !== pass) return refuse(reply, 404, { code: codes.notFound })
  })
}

function routes(app: FastifyInstance): void {
  acceptEmptyJson(app)
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
    done(null, body),
  )
  for (const [name, row] of Object.entries(rows)) {
    const [method = '', path = ''] = name.split(' ')
    const isOfPlayer = /\/player\/\{id\}|\/bonus\//.test(path)
    app.route({
      method,
      url: path.replace(/\{(\w+)\}/g, ':$1'),
      handler: async (request, reply) => {
        const call = pamCall(app, request, reply)
        if (isOfPlayer && !isSignedIn(request, call.sessionId())) return refuse(reply, 401, { code: codes.notSignedIn })
        reply.header('cache-control', 'no-store')
        try {
          const answer = await row(call)
          return answer === undefined ? await reply.status(204).send() : answer
        } catch (error) {
          if (error instanceof Refused) return refuse(reply, error.status, (error.body ?? {}) as ErrorBody)
          throw error
        }
      },
    })
  }
}

export const pam: ForeignPlatform = {
  hasMemory: true,
  hooks,
  routes,
  event: (name, payload) => convert(events, name, payload),
}
