import { definitions, follow, useOf, type Schema } from '../../../manifest-tools/explain/schema.ts'

/** The definition that has every widget of a kind. */
export const unions = {
  blocks: 'Block',
  overlays: 'Overlays',
  sports: 'Sport',
  chats: 'Chat',
  verifications: 'Verification',
  jackpots: 'Jackpot',
  loaders: 'Loader',
} as const

export type Slot = keyof typeof unions

/** The kinds of widgets. */
export const slots = Object.keys(unions) as Slot[]

/** A widget that a manifest can name. */
export interface Entry {
  slot: Slot
  use: string
  description: string
  /** Other names that the trade has for it. */
  words?: readonly string[]
}

/** Every widget, from the same schema that editors and checks read. */
export const entries: readonly Entry[] = slots.flatMap((slot) => membersOf(slot))

function membersOf(slot: Slot): Entry[] {
  const definition = definitions[unions[slot]] ?? {}
  const entry = (use: string, member: Schema): Entry => {
    const { description = '', 'x-words': words = [] } = follow(member)
    return { slot, use, description, words }
  }
  if (definition.oneOf) return definition.oneOf.map((member) => entry(useOf(member), member))
  return Object.entries(definition.properties ?? {}).map(([use, member]) => entry(use, member))
}
