import { readdirSync } from 'node:fs'
import type { Platform } from '#manifest'
import { mapEntities, openEnvelope } from '#engine/data/map-answers.ts'
import type { Found, Read } from '#engine/data/read.ts'
import { isShown } from '#engine/data/read-entity.ts'
import type { JsonObject } from '#manifest-tools/json/pointer.ts'
import { namedEntity } from './schema.ts'

/** An object of an answer: as it came, after the mapping, and what was read of it; without `result` it is unreadable. */
export interface ReadEntity {
  name: string
  value: JsonObject
  result: JsonObject | undefined
  /** Where it has each property. */
  found: Record<string, Found>
}

/** What the product reads of an answer. */
export interface AnswerReading {
  /** Undefined if the answer cannot be read. */
  value: unknown
  entities: ReadEntity[]
  /** What is left out, or replaced by its default, with its place such as `Banner.image` or `BannerList[3]`. */
  unreadable: { place: string; value: unknown; reason?: string | undefined }[]
  /** The properties of which at least one is needed, where the answer has none: players would see nothing. */
  shows?: readonly string[]
  /** Whether the product ignores it, whatever it holds. */
  isIgnored?: boolean
}

const folder = new URL('../../../schemas/generated/read/', import.meta.url)

/** The readers of the product, as `read<Entity>`: the same that run in browsers. */
const modules: Record<string, Read<unknown>>[] = await Promise.all(
  readdirSync(folder).map((file) => import(new URL(file, folder).href)),
)
const readers = new Map(modules.flatMap((each) => Object.entries(each)))

/** Whether the product reads this entity of an answer. */
export const isRead = (entity: string): boolean => readers.has(`read${entity}`)

/** Reads the body of a response as the product does, by the platform’s mapping. */
export function readAnswer(entity: string, body: unknown, platform: Platform = {}): AnswerReading {
  const entities: ReadEntity[] = []
  const unreadable: AnswerReading['unreadable'] = []
  const value = readers.get(`read${entity}`)!(openEnvelope(body, platform), {
    map: mapEntities(platform),
    onEntity: (name, mapped, result, found) => void entities.push({ name, value: mapped, result, found }),
    onUnreadable: (place, part, reason) => void unreadable.push({ place, value: part, reason }),
  })
  const shows = namedEntity(entity)?.shape['x-shows']
  const isEmpty = value !== undefined && shows && !isShown(value, { shows })
  // Only an array of jackpots is ignored (spec §7).
  const isIgnored = entity === 'JackpotAnswer' && Array.isArray(value)
  return { value, entities, unreadable, ...(isEmpty && { shows }), ...(isIgnored && { isIgnored }) }
}
