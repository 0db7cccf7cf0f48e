import type { BrowserContext, Request, Route } from '@playwright/test'
import { createAjv, resourceSchemas } from '../../../sandbox/app/schemas.ts'
import { served } from '#testing/browser/carried-out.ts'
import { poisoned, withPrototypes, type Poison } from './poison.ts'
import { framed, named } from './schema.ts'
import { attacks, texts, type Attack } from './texts.ts'

/** The contents of the responses: every attack in turn, or harmless, distinguishable marks. */
export type Kind = 'hostile' | 'mark'

/** What is put into one place: the texts by attack, and the number of objects with prototype names. */
export type Delivery = Map<Attack | 'prototype' | 'mark', string[]>

interface KnownCall {
  method: string
  path: RegExp
  resource: string
  answer: string | undefined
}

const calls: KnownCall[] = resourceSchemas.flatMap(({ $id, 'x-calls': known = [] }) =>
  known.map(({ method, path, answer }) => ({
    method,
    path: new RegExp(`^/api${path.replace(/\{\w+\}/g, '[^/]+')}$`),
    resource: $id.replace('.schema.json', ''),
    answer,
  })),
)

const ajv = createAjv({ strict: false })

/** Server responses with hostile texts in every free-text place, and a record of what was put where. */
export class HostileAnswers {
  /** Deliveries by place. */
  readonly delivered = new Map<string, Delivery>()
  readonly kind: Kind
  /** Words with a meaning for the page: the language, and requested names. */
  private readonly kept: string[]
  private readonly turns = new Map<string, number>()

  private readonly names: boolean

  /** `names`: whether objects also get members with prototype names. */
  constructor(kind: Kind, kept: string[], names = kind === 'hostile') {
    this.kind = kind
    this.names = names
    this.kept = kept
  }

  /** The places that have not received every attack yet. */
  get unfinished(): string[] {
    return [...this.delivered]
      .filter(([, kinds]) => !kinds.has('prototype') && attacks.some((attack) => !kinds.has(attack)))
      .map(([place]) => place)
  }

  /** Poisons the responses to a context’s read calls from now on. */
  async answer(context: BrowserContext) {
    await context.route('**/api/**', (route) => this.pass(route))
  }

  /** Returns a poisoned value of a named shape. It still passes validation. */
  make(resource: string, name: string, value?: unknown, asked: string[] = []): unknown {
    const at = named(resource, name)
    const made = poisoned(at, value, this.poison(new Set([...this.kept, ...asked])))
    const [file, shape] = at.place.split('.')
    if (!ajv.validate({ $ref: `${file}.schema.json#/$defs/${shape}` }, made))
      throw new Error(`${at.place}: ${ajv.errorsText()}`)
    return made
  }

  private poison(kept: Set<string>): Poison {
    return {
      text: ({ place, shape }, was) => {
        if (was !== undefined && (kept.has(was) || framed.has(place))) return was
        const [kind, whole] = this.text(place)
        const text = [...whole].slice(0, shape.maxLength).join('')
        this.note(place, kind, text)
        return text
      },
      object: ({ place }, made) => {
        if (!this.names) return made
        this.note(place, 'prototype', '')
        return withPrototypes(made)
      },
    }
  }

  private note(place: string, kind: Attack | 'prototype' | 'mark', text: string) {
    const kinds: Delivery = this.delivered.get(place) ?? new Map()
    this.delivered.set(place, kinds.set(kind, [...(kinds.get(kind) ?? []), text]))
  }

  /** Returns the next text of a place: one of each attack in turn, a different one each time. */
  private text(place: string): [Attack | 'mark', string] {
    const turn = this.turns.get(place) ?? place.length
    this.turns.set(place, turn + 1)
    if (this.kind === 'mark') return ['mark', `mark${turn}of${[...this.turns.keys()].indexOf(place)}x`]
    const attack = attacks[turn % attacks.length]!
    const all = texts[attack]
    return [attack, all[Math.floor(turn / attacks.length) % all.length]!]
  }

  private async pass(route: Route) {
    const request = route.request()
    const { pathname } = new URL(request.url())
    const call = calls.find(({ method, path }) => method === request.method() && path.test(pathname))
    if (!call?.answer || call.method !== 'GET') return route.fallback()
    const answer = await served(route).catch(() => undefined)
    // A page that was left waits for no response.
    const said = await answer?.text().catch(() => undefined)
    if (!answer || said === undefined) return route.abort().catch(() => undefined)
    const isJson = answer.headers()['content-type']?.includes('json')
    if (!answer.ok() || !isJson) return route.fulfill({ response: answer })
    const body = this.make(call.resource, call.answer, JSON.parse(said), wordsOf(request))
    await route.fulfill({ response: answer, body: JSON.stringify(body) })
  }
}

/** The names in a request: a response with another name would be about something else. */
function wordsOf(request: Request): string[] {
  const { pathname, searchParams } = new URL(request.url())
  return [...pathname.split('/'), ...[...searchParams.values()].flatMap((value) => value.split(/[/,]/))]
    .map(decodeURIComponent)
    .filter(Boolean)
}
