import type { BrowserContext, Request, Route } from '@playwright/test'
import { createAjv, resourceSchemas } from '../../sandbox/schemas.ts'
import { poisoned, withPrototypes, type Poison } from './poison.ts'
import { framed, named } from './schema.ts'
import { texts, type Attack } from './texts.ts'

/** One of the attacks, objects with members named as prototypes, or marks that do no harm and are told apart. */
export type Column = Attack | 'prototype' | 'mark'

interface KnownCall {
  method: string
  path: RegExp
  resource: string
  answer: string | undefined
}

const calls: KnownCall[] = resourceSchemas.flatMap(({ $id, 'x-calls': known = [] }) =>
  known.map(({ method, path, answer }) => ({ method, path: new RegExp(`^/api${path.replace(/\{\w+\}/g, '[^/]+')}$`), resource: $id.replace('.schema.json', ''), answer })),
)

const ajv = createAjv({ strict: false })

/** The servers’ answers with hostile texts in every free place, and what was put where. */
export class HostileAnswers {
  /** By place, in the order of delivery. */
  readonly delivered = new Map<string, string[]>()
  objects = 0
  readonly column: Column
  /** Words that mean something to the page: the language, and what it asked for by name. */
  readonly kept: string[]
  private next = 0

  constructor(column: Column, kept: string[]) {
    this.column = column
    this.kept = kept
  }

  /** Poisons the answers to a context’s reading calls from now on. */
  async answer(context: BrowserContext) {
    await context.route('**/api/**', (route) => this.pass(route))
  }

  /** A value of a named shape, poisoned. It is one that the guards let through. */
  make(resource: string, name: string, value?: unknown, asked: string[] = []): unknown {
    const at = named(resource, name)
    const made = poisoned(at, value, this.poison(new Set([...this.kept, ...asked])))
    const [file, shape] = at.place.split('.')
    if (!ajv.validate({ $ref: `${file}.schema.json#/$defs/${shape}` }, made)) throw new Error(`${at.place}: ${ajv.errorsText()}`)
    return made
  }

  private poison(kept: Set<string>): Poison {
    return {
      text: ({ place, shape }, was) => {
        if (was !== undefined && (kept.has(was) || framed.has(place))) return was
        const text = [...this.text(place)].slice(0, shape.maxLength).join('')
        this.delivered.set(place, [...(this.delivered.get(place) ?? []), text])
        return text
      },
      object: (made) => {
        if (this.column !== 'prototype') return made
        this.objects++
        return withPrototypes(made)
      },
    }
  }

  private text(place: string): string {
    const turn = this.next++
    if (this.column === 'mark' || this.column === 'prototype') return `mark${turn}of${place.length}`
    const all = texts[this.column]
    return all[turn % all.length]!
  }

  private async pass(route: Route) {
    const request = route.request()
    const { pathname } = new URL(request.url())
    const call = calls.find(({ method, path }) => method === request.method() && path.test(pathname))
    if (!call?.answer || call.method !== 'GET') return route.fallback()
    const answer = await carriedOut(route)
    const isJson = answer.headers()['content-type']?.includes('json')
    if (!answer.ok() || !isJson) return route.fulfill({ response: answer })
    const body = this.make(call.resource, call.answer, await answer.json(), wordsOf(request))
    await route.fulfill({ response: answer, body: JSON.stringify(body) })
  }
}

/** What a call names: an answer with another name would be about something else. */
function wordsOf(request: Request): string[] {
  const { pathname, searchParams } = new URL(request.url())
  return [...pathname.split('/'), ...[...searchParams.values()].flatMap((value) => value.split(/[/,]/))].map(decodeURIComponent).filter(Boolean)
}

/** The sandbox’s own answer. Node finds no brand’s host by its name. */
async function carriedOut(route: Route) {
  const { host, port, pathname, search } = new URL(route.request().url())
  const headers = { ...(await route.request().allHeaders()), host }
  return route.fetch({ url: `http://127.0.0.1:${port}${pathname}${search}`, headers })
}

