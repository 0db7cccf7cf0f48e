import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refusalOf, type Action, type Role } from '../shared/roles.ts'
import { Refused } from './refusal.ts'

/** Who makes a call. */
export interface Identity {
  by: string
  role: Role
}

/** Returns who makes a request; throws `Refused`. */
export type Identify = (request: FastifyRequest) => Identity

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a caller must be allowed to do. */
    needs?: Action
  }
}

const known = new WeakMap<FastifyRequest, Identity>()

/** Returns who makes a request that `guardActions` let pass. */
export const callerOf = (request: FastifyRequest): Identity => known.get(request)!

/** Refuses calls that the caller’s role may not make. Each route says what it needs; a read needs to be said nowhere. */
export function guardActions(app: FastifyInstance, identify: Identify) {
  app.addHook('onRoute', ({ method, config, url }) => {
    if (config?.needs === undefined && !['GET', 'HEAD'].includes(String(method)))
      throw new Error(`${String(method)} ${url} does not say what it needs.`)
  })
  app.addHook('onRequest', async (request) => {
    const caller = identify(request)
    known.set(request, caller)
    expectMay(caller, request.routeOptions.config.needs ?? 'read')
  })
}

/** Refuses what a caller may not do. */
export function expectMay({ role }: Identity, action: Action) {
  const why = refusalOf(role, action)
  if (why) throw new Refused(403, why)
}
