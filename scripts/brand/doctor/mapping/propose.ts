import { boolean } from '#engine/data/read.ts'
import { isObject, valueAt, type JsonObject } from '#manifest-tools/json/pointer.ts'
import type { Platform } from '#manifest'
import type { Entity } from '../../answers/schema.ts'
import type { Failure } from '../provoke.ts'
import { errorsOf } from './errors.ts'
import { flagOf } from './kinds.ts'
import type { Match } from './match.ts'
import { isMoney, unitOf, type Amount, type Unit } from './money.ts'
import { findEntities, type Found } from './samples.ts'

/** A response of the platform, and what the API calls it. */
export interface Response {
  entity: Entity
  body: unknown
}

/** A proposed mapping. */
export interface Proposal {
  platform: Platform
  /** What a person has to look at: places that were found by order or by elimination, and values without a meaning. */
  doubts: string[]
  /** Amounts whose unit is not known: whole numbers, which are left out of the mapping. */
  unitless: string[]
  /** The entities that responses and events have. */
  seen: ReadonlySet<string>
}

interface Told {
  /** Failures, and events of the socket, which have no envelope. */
  failures?: readonly Failure[]
  events?: readonly Response[]
  /** The manifest’s mapping; it is kept. */
  known: Platform
  /** The calls that the platform does not have. */
  lacks: readonly string[]
  unit?: Unit | undefined
}

type Answer = NonNullable<Platform['answers']>[string]
type Place = Answer[string]

/** Proposes the settings of `platform` by the names, types and values of responses. */
export function propose(
  responses: readonly Response[],
  { failures = [], events = [], known, lacks, unit }: Told,
): Proposal {
  const envelope = known.envelope ?? envelopeOf(responses.map(({ body }) => body))
  const content = (body: unknown) => (envelope === undefined ? undefined : valueAt(body, envelope)) ?? body
  const found = findEntities(
    [
      ...responses.map(({ entity, body }) => ({ entity, value: content(body) })),
      ...events.map(({ entity, body }) => ({ entity, value: body })),
    ],
    known.answers,
  )
  const amounts = found.flatMap(({ entity, matches }) =>
    matches.filter((match) => isMoney(entity.name, match)).map((match): Amount => ({ entity: entity.name, match })),
  )
  const seen = new Set(found.map(({ entity }) => entity.name))
  const proposal: Proposal = { platform: {}, doubts: [], unitless: [], seen }
  const answers: NonNullable<Platform['answers']> = {}
  for (const each of found) {
    const proposed = answerOf(each, proposal, (match) => unitOf({ entity: each.entity.name, match }, amounts, unit))
    const answer = { ...proposed, ...known.answers?.[each.entity.name] }
    if (Object.keys(answer).length > 0) answers[each.entity.name] = answer
  }
  for (const [name, proposed] of Object.entries(errorsOf(failures)))
    answers[name] = { ...proposed, ...known.answers?.[name] }
  const all = { ...known.answers, ...answers }
  const absent = [...new Set([...(known.lacks ?? []), ...lacks])]
  proposal.platform = {
    ...(envelope !== undefined && { envelope }),
    ...(Object.keys(all).length > 0 && { answers: all }),
    ...(absent.length > 0 && { lacks: absent }),
    ...(known.idempotency && { idempotency: known.idempotency }),
  }
  return proposal
}

function answerOf(
  { entity, matches, items }: Found,
  proposal: Proposal,
  unit: (match: Match) => Unit | undefined,
): Answer {
  if (items) return { items }
  const places = matches.flatMap((match): [string, Place][] => {
    const name = `${entity.name}.${match.key}`
    const { pointer, values } = match.candidate
    const isAmount = isMoney(entity.name, match) && values.length > 0
    const known = isAmount ? unit(match) : undefined
    if (isAmount && !known) {
      proposal.unitless.push(`${name} at ${pointer}, such as ${JSON.stringify(values[0])}`)
      return []
    }
    const place = placeOf(match, known)
    if (place) proposal.doubts.push(...doubtsOf(name, match))
    return place ? [[match.key, place]] : []
  })
  return Object.fromEntries(places)
}

/** Undefined if the reader finds the property without a mapping. */
function placeOf(match: Match, unit: Unit | undefined): Place | undefined {
  const { isOwn, candidate, kind } = match
  const { pointer } = candidate
  const values = kind === 'boolean' ? flagsOf(candidate.values) : match.translation?.values
  if (values) return { at: pointer, values }
  if (unit === 'minor') return { at: pointer, unit }
  return isOwn ? undefined : pointer
}

/** The platform’s words for a flag that is not readable as one. */
function flagsOf(values: readonly unknown[]): Record<string, boolean> | undefined {
  const odd = [...new Set(values)].filter((value) => boolean(value, { onUnreadable: () => undefined }) === undefined)
  const known = odd.flatMap((value) => {
    const flag = flagOf(value)
    return flag === undefined ? [] : [[String(value), flag] as const]
  })
  return known.length > 0 ? Object.fromEntries(known) : undefined
}

function doubtsOf(name: string, { candidate: { pointer, values }, translation, isLeft }: Match): string[] {
  const sample = isObject(values[0]) || Array.isArray(values[0]) ? '' : `, such as ${JSON.stringify(values[0])}`
  return [
    ...(isLeft ? [`${name} at ${pointer}${sample}: it is the only thing left`] : []),
    ...(translation?.byOrder
      ? [`${name} at ${pointer}: its numbers are taken in the order of the schema’s values`]
      : []),
    ...(translation && translation.unknown.length > 0
      ? [`${name} at ${pointer}: no meaning for ${translation.unknown.join(', ')}`]
      : []),
  ]
}

/** The usual names of an envelope’s content, the likeliest first. */
const envelopeNames = ['data', 'result', 'response', 'payload', 'content', 'body']
const isContent = (value: unknown) => typeof value === 'object' && value !== null

/** Returns where all responses have their content, if they have it in one place beside nothing but scalars. */
function envelopeOf(bodies: readonly unknown[]): string | undefined {
  const objects = bodies.filter(isObject)
  if (objects.length < 3 || objects.length < bodies.length) return undefined
  const shared = Object.keys(objects[0]!).filter((key) => objects.every((body) => isOnlyContent(body, key)))
  const key = envelopeNames.find((name) => shared.includes(name)) ?? (shared.length === 1 ? shared[0] : undefined)
  return key === undefined ? undefined : `/${key}`
}

const isOnlyContent = (body: JsonObject, key: string) =>
  isContent(body[key]) && Object.entries(body).every(([other, value]) => other === key || !isContent(value))
