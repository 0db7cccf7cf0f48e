import type { FastifyInstance } from 'fastify'

const capacity = 1000

/** One call as it was received. */
interface Call {
  method: string
  path: string
  query: unknown
  /** Null until the call is answered. */
  status: number | null
}

/** The latest calls of the API, oldest first. */
export class CallLog {
  #calls: Call[] = []

  get calls(): readonly Call[] {
    return this.#calls
  }

  add(call: Call): void {
    this.#calls.push(call)
    if (this.#calls.length > capacity) this.#calls.shift()
  }

  clear(): void {
    this.#calls = []
  }
}

/** Records every call of the API in the log. */
export function registerCallLog(api: FastifyInstance, log: CallLog): void {
  const open = new WeakMap<object, Call>()

  api.addHook('onRequest', async (request) => {
    const path = request.url.split('?')[0] ?? ''
    const call: Call = { method: request.method, path, query: { ...(request.query as object) }, status: null }
    open.set(request, call)
    log.add(call)
  })

  api.addHook('onResponse', async (request, reply) => {
    const call = open.get(request)
    if (call) call.status = reply.statusCode
  })
}
