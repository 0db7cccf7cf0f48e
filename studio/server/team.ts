import { createHash, timingSafeEqual } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { FastifyRequest } from 'fastify'
import { isRole, type Role } from '../shared/roles.ts'
import type { Identity } from './identity.ts'
import { Refused } from './refusal.ts'

/** The headers that the proxy sets: who is signed in, and that it is the proxy. */
const proxyHeaders = { user: 'x-studio-user', secret: 'x-studio-secret' }

/** Studio behind a proxy that signs people in. */
export interface Team {
  /** What the proxy and Studio alone know. */
  secret: string
  /** The file with the role of each person. */
  roles: string
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Refuses requests that did not come through the proxy, whatever user they name. */
export function expectProxy({ headers }: FastifyRequest, { secret }: Team) {
  const given = headers[proxyHeaders.secret]
  if (typeof given !== 'string' || !timingSafeEqual(digest(given), digest(secret)))
    throw new Refused(403, 'Studio is reached through its proxy alone.')
}

/** Returns who makes a request of the proxy. Roles are read again for each, so that a change holds at once. */
export function memberOf({ headers }: FastifyRequest, { roles: file }: Team): Identity {
  const by = headers[proxyHeaders.user]
  if (typeof by !== 'string' || !/^[\w.+@-]{1,200}$/.test(by)) throw new Refused(401, 'Nobody is signed in.')
  const role = roleOf(by, file)
  if (!role) throw new Refused(403, `${by} has no role in Studio: ask whoever keeps ${file}.`)
  return { by, role }
}

function roleOf(by: string, file: string): Role | undefined {
  const roles = readRoles(file)
  return roles.get(by.toLowerCase()) ?? roles.get('*')
}

/** Reads roles; throws `Refused` if the file is wrong, since a role that is misread could be more than was meant. */
function readRoles(file: string): Map<string, Role> {
  const entries = Object.entries(parsed(file))
  const wrong = entries.find(([, role]) => !isRole(role))
  if (wrong)
    throw new Refused(500, `${file}: ${wrong[0]} has the role ${JSON.stringify(wrong[1])}, which does not exist.`)
  return new Map(entries.map(([name, role]) => [name.toLowerCase(), role as Role]))
}

function parsed(file: string): object {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
  } catch {
    // What is not JSON, or not there, is told below.
  }
  throw new Refused(500, `${file} is no JSON object of people and roles.`)
}
