import { isObject, valueAt } from '#manifest-tools/json/pointer.ts'
import { partOf, type Entity } from '../../answers/schema.ts'
import { candidatesOf, type Candidate } from './candidates.ts'
import { fitOf, kindOf, type Kind } from './kinds.ts'
import { isAbout, likenessOf } from './likeness.ts'
import { translate, type Translation } from './values.ts'
import { wordsOf } from './words.ts'

/** Where a property of an entity was found. */
export interface Match {
  key: string
  /** The property, as an entity or a scalar. */
  part: Entity
  kind: Kind
  candidate: Candidate
  /** How surely, from 0 to 1. */
  score: number
  /** Whether the reader finds it there without a mapping. */
  isOwn: boolean
  /** What the values of an enumeration mean. */
  translation?: Translation | undefined
  /** Whether it is only the one thing left that it could be. */
  isLeft?: boolean
}

type Property = Pick<Match, 'key' | 'part' | 'kind'> & { names: string[]; isRequired: boolean }

const threshold = 0.45

/** Finds the properties of an entity in samples of it. `known` is what the manifest says already. */
export function matchEntity(entity: Entity, samples: readonly unknown[], known: Record<string, string> = {}): Match[] {
  const properties = propertiesOf(entity)
  const candidates = candidatesOf(samples)
  const own = properties.flatMap((property) => ownMatch(property, samples, candidates, known) ?? [])
  const all = properties
    .filter(({ key }) => own.every((match) => match.key !== key))
    .flatMap((property) => candidates.flatMap((candidate) => scored(property, candidate, { entity, properties }) ?? []))
    .sort((a, b) => b.score - a.score)
  const chosen = [...own]
  for (const match of all) {
    if (match.score >= threshold && isFree(match, chosen)) chosen.push(match)
  }
  return [...chosen, ...leftOver(properties, all, chosen)]
}

/** The share of an entity’s properties that samples have. */
export function similarity(entity: Entity, samples: readonly unknown[]): number {
  const properties = propertiesOf(entity)
  const matches = matchEntity(entity, samples)
  const isWhole = properties.every(({ key, isRequired }) => !isRequired || matches.some((match) => match.key === key))
  return properties.length === 0 ? 0 : (matches.length / properties.length) * (isWhole ? 1 : 0.5)
}

function propertiesOf(entity: Entity): Property[] {
  const { properties = {}, required = [] } = entity.shape
  return Object.entries(properties).map(([key, property]) => {
    const part = partOf(property, entity, `${entity.name}.${key}`)
    const names = [key, ...(property['x-names'] ?? [])]
    return { key, part, kind: kindOf(part), names, isRequired: required.includes(key) }
  })
}

/** What the reader finds by itself, or by the manifest. */
function ownMatch(
  { key, part, kind, names }: Property,
  samples: readonly unknown[],
  candidates: Candidate[],
  known: Record<string, string>,
): Match | undefined {
  const pointer = known[key]
  const values = pointer === undefined ? [] : samples.map((sample) => valueAt(sample, pointer)).filter(isGiven)
  const candidate =
    pointer === undefined
      ? candidates.find((each) => names.some((name) => each.pointer === `/${name}`))
      : { pointer, own: [], around: [], values }
  if (!candidate || (candidate.values.length > 0 && fitOf(kind, part.shape, candidate.values) < 0.8)) return undefined
  const translation = kind === 'enum' ? translate(candidate.values, part.shape.enum!) : undefined
  if (pointer === undefined && translation && translation.likeness < 0.5) return undefined
  return {
    key,
    part,
    kind,
    candidate,
    score: 1,
    isOwn: true,
    translation: pointer === undefined ? translation : undefined,
  }
}

const isGiven = (value: unknown) => value !== undefined && value !== null

function scored(
  { key, part, kind, names }: Property,
  candidate: Candidate,
  { entity, properties }: { entity: Entity; properties: Property[] },
): Match | undefined {
  if (fitOf(kind, part.shape, candidate.values) < 0.8) return undefined
  const name = likenessOf(names, candidate, wordsOf(entity.name))
  // What requires nothing resembles everything: only its name tells it.
  if (kind === 'entity' && name === 0 && !part.shape.required?.length) return undefined
  const translation = kind === 'enum' ? translate(candidate.values, part.shape.enum!) : undefined
  const evidence = translation?.likeness ?? structureOf(part, kind, candidate.values)
  const others = properties.filter((other) => other.key !== key).flatMap((other) => wordsOf(other.key))
  const penalty = isAbout(others, names.flatMap(wordsOf), candidate) ? 0.15 : 0
  const depth = candidate.pointer.split('/').length * 0.01
  const score = (evidence === undefined ? name : (name + evidence) / 2) - penalty - depth
  return { key, part, kind, candidate, score, isOwn: false, translation }
}

/** How much values say beside their type; undefined if nothing. */
function structureOf(part: Entity, kind: Kind, values: unknown[]): number | undefined {
  if (kind === 'currency' || kind === 'pattern') return 0.7
  if (kind === 'entity') return similarity(part, values)
  if (kind !== 'list') return undefined
  const item = part.shape.items && partOf(part.shape.items, part, `${part.name}[]`)
  const items = (values as unknown[][]).flat()
  if (!item || items.length === 0) return undefined
  if (kindOf(item) === 'entity') return items.every(isObject) ? similarity(item, items) : 0
  return items.every((each) => typeof each === 'string' || typeof each === 'number') ? undefined : 0
}

const isFree = ({ key, candidate }: Match, chosen: Match[]) =>
  chosen.every((other) => other.key !== key && !isSamePlace(candidate.pointer, other))

/** A place inside a part that is an entity of its own belongs to that entity. */
const isSamePlace = (pointer: string, { candidate, kind }: Match) =>
  pointer === candidate.pointer ||
  ((kind === 'entity' || kind === 'list') && pointer.startsWith(`${candidate.pointer}/`))

/** What a required property must be, as nothing else is left that it could be. */
function leftOver(properties: Property[], all: Match[], chosen: Match[]): Match[] {
  const found: Match[] = []
  for (const { key } of properties.filter(({ isRequired }) => isRequired)) {
    if (chosen.some((match) => match.key === key)) continue
    const [only, another] = all.filter((match) => match.key === key && isFree(match, [...chosen, ...found]))
    if (only && !another) found.push({ ...only, isLeft: true })
  }
  return found
}
