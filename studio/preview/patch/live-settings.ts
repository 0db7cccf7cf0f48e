import { keys, parent, valueAt, type JsonObject } from '../../../manifest-tools/json/pointer.ts'

/** Lists of blocks, also those in columns. They change as a whole: what stays the same in them keeps its place on the screen. */
export const isBlockList = (pointer: string) =>
  /^\/(pages\/[^/]+\/blocks|overlays\/[^/]+\/blocks|frame\/[^/]+|notFound)(\/\d+\/columns\/\d+\/blocks)?$/.test(pointer)

/** A change that a running page cannot take, and why. */
export interface Fixed {
  pointer: string
  reason: string
}

/** What a running page takes, and in which way. */
const live: readonly RegExp[] = [
  /^\/(name|logo|icon|loader|seo|texts|theme|pages|notFound|frame|overlays|jackpots|forms|registration|regionClosed)(\/|$)/,
  // Where they come from is settled when the page starts.
  /^\/content\/(banners|popups|promotions)$/,
  // They mean nothing to a running page.
  /^\/(\$schema|extends|abstract|prerender)(\/|$)/,
]

const reasons: Record<string, string> = {
  api: 'The address of the API is read once, when the page starts.',
  hosts: 'The settings of hosts are read once, when the page starts.',
  platform: 'The platform is connected once, when the page starts.',
  languages: 'The languages are set up once, when the page starts.',
  services: 'Services start with the page.',
  chats: 'Chats start with the page.',
  verification: 'The vendor of the verification is read once, when the page starts.',
  sport: 'The sportsbook starts with the page.',
  content: 'Where content comes from is settled when the page starts.',
  maintenance: 'Maintenance is planned when the page starts.',
  playerProtection: 'The clocks of player protection start with the page.',
}

/** Returns the first change that a running page cannot take; undefined if it takes all. */
export function fixedAmong(pointers: readonly string[]): Fixed | undefined {
  const pointer = pointers.find((each) => !live.some((pattern) => pattern.test(each)))
  if (pointer === undefined) return undefined
  const [, section = ''] = pointer.split('/')
  return { pointer, reason: reasons[section] ?? `“${section}” is read once, when the page starts.` }
}

/** Returns the holder of a pointer’s value, and its key there; the manifests are of one shape, or the difference is further up. */
export function placeOf(manifest: object, pointer: string): { holder: JsonObject; key: string } {
  return { holder: valueAt(manifest, parent(pointer)) as JsonObject, key: keys(pointer).at(-1)! }
}
