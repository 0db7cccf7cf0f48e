import { readdirSync } from 'node:fs'
import type { Platform } from '#manifest'
import { mapEntities, openEnvelope } from '#engine/data/map-answers.ts'
import type { Read } from '#engine/data/read.ts'
import type { JsonObject } from '#engine/manifest/pointer.ts'

/** An object of an answer: as it came, after the mapping, and what was read of it; without `result` it is unreadable. */
export interface ReadEntity {
  name: string
  value: JsonObject
  result: JsonObject | undefined
}

/** What the product reads of an answer. */
export interface AnswerReading {
  /** Undefined if the answer cannot be read. */
  value: unknown
  entities: ReadEntity[]
  /** What is left out, or replaced by its default, with its place such as `Banner.image` or `BannerList[3]`. */
  unreadable: { place: string; value: unknown }[]
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
    onEntity: (name, mapped, result) => void entities.push({ name, value: mapped, result }),
    onUnreadable: (place, part) => void unreadable.push({ place, value: part }),
  })
  return { value, entities, unreadable }
}
