import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { closed } from './shapes.ts'

/**
 * A fault injected into the next calls. `lost-request` cuts the connection before the call is carried out, `lost-
 * answer` after it.
 */
export interface Fault {
  method: string
  /** The path of the call; `*` matches any characters. */
  path: string
  /** How many more calls it affects. */
  times: number
  kind: 'status' | 'delay' | 'hang' | 'malformed' | 'html' | 'lost-request' | 'lost-answer' | 'empty'
  status?: number
  body?: unknown
  delayMs?: number
}

/** The shape of a fault. */
export const faultShape = closed(
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
)

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the answer is to be dropped after the call is carried out. */
    losesAnswer: boolean
  }
}

/** The pending faults; the first one that matches a call is used. */
export class Faults {
  #list: Fault[] = []

  add(fault: Fault): void {
    this.#list.push(fault)
  }

  clear(): void {
    this.#list = []
  }

  /** Returns the fault for this call, if any, and counts it as used. */
  take(method: string, path: string): Fault | undefined {
    const fault = this.#list.find((candidate) => candidate.method === method && matches(candidate.path, path))
    if (fault && --fault.times <= 0) this.#list = this.#list.filter((other) => other !== fault)
    return fault
  }
}

/** Applies the faults to the calls of the API. */
export function registerFaults(api: FastifyInstance, faults: Faults): void {
  api.decorateRequest('losesAnswer', false)

  api.addHook('onRequest', async (request, reply) => {
    const fault = faults.take(request.method, request.url.split('?')[0] ?? '')
    if (!fault) return
    if (fault.kind === 'lost-answer') request.losesAnswer = true
    else if (fault.kind === 'lost-request') return loseRequest(request, reply)
    else if (fault.kind === 'delay') await wait(fault.delayMs, undefined, { ref: false })
    else if (fault.kind === 'hang') await new Promise(() => {})
    else return answerWith(fault, reply)
  })

  api.addHook('onSend', async (request) => {
    if (request.losesAnswer) request.raw.socket.destroy()
  })
}

/** Cuts the connection without an answer, so that no handler runs. */
function loseRequest(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack()
  request.raw.socket.destroy()
  return reply
}

function answerWith({ kind, status, body }: Fault, reply: FastifyReply): FastifyReply {
  if (kind === 'status') return sendJson(500, JSON.stringify(body ?? { code: 400 }))
  if (kind === 'html')
    return reply
      .status(status ?? 200)
      .type('text/html')
      .send('<!doctype html><h1>Please wait</h1>')
  if (kind === 'malformed') return sendJson(200, '{"unfinished": [')
  return reply.status(status ?? 200).send()

  function sendJson(usual: number, text: string): FastifyReply {
    return reply
      .status(status ?? usual)
      .type('application/json')
      .send(text)
  }
}

function matches(pattern: string, path: string): boolean {
  const escaped = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`^${escaped.replaceAll('*', '.*')}$`).test(path)
}
