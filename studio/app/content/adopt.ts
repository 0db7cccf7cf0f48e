import type { Banner, Popup, Promotion } from '../../../schemas/generated/api.ts'
import { definitions } from '../../../manifest-tools/explain/schema.ts'
import type { JsonObject } from '../../../manifest-tools/json/pointer.ts'
import type { OwnKind } from '../../../manifest-tools/layers/content-source.ts'
import { localTime } from '../../../manifest-tools/time/zoned.ts'
import { htmlToMarkdown } from './html-to-markdown.ts'
import { freeId, placeholderPicture } from './item-actions.ts'
import type { Source } from './items.ts'
import { kinds } from './kinds.ts'

/** An item as the platform’s reader returns it. */
export type PlatformItem = Banner | Popup | Promotion

/** What is known of the brand that takes items over. */
export interface Adopter {
  /** The brand’s languages, the first one first. */
  languages: readonly string[]
  /** The brand’s zone. */
  zone: string
  /** Ids of the brand’s own items of the kind. */
  used: readonly string[]
  /** The brand’s pictures by their addresses in the items: its own, and those that were copied from the platform. */
  pictures: ReadonlyMap<string, string>
}

/** What becomes of the platform’s items. */
export interface Adopted {
  items: JsonObject[]
  /** The ids of the brand’s own items by those of the platform. */
  ids: Record<string, string>
  /** Where the kind comes from then: the platform’s would be shown twice. */
  source: Source
  /** Pictures that the brand does not have; a stand-in takes their place where there must be one. */
  missing: { id: string; address: string }[]
  /** Links that a brand’s own item cannot have. */
  droppedLinks: { id: string; address: string }[]
  /** Items without words in any language: nobody sees them until they have some. */
  wordless: string[]
}

/** Returns the platform’s items of a kind as the brand’s own, in the order of the first language that has them. */
export function adoptPlatformContent(
  kind: OwnKind,
  read: Readonly<Record<string, readonly PlatformItem[]>>,
  { languages, zone, used, pictures }: Adopter,
): Adopted {
  const adopted: Adopted = { items: [], ids: {}, source: 'brand', missing: [], droppedLinks: [], wordless: [] }
  const ids = [...used]
  for (const versions of sameItems(read, languages)) {
    const [[, item]] = versions as [Version, ...Version[]]
    const id = freeId(idOf(kind, item), ids)
    ids.push(id)
    if (item.id !== undefined) adopted.ids[String(item.id)] = id
    const texts = Object.fromEntries(
      versions.flatMap(([language, each]) => {
        const words = wordsOf(kind, each)
        return words ? [[language, words] as const] : []
      }),
    )
    if (Object.keys(texts).length === 0) adopted.wordless.push(id)
    const links = linksOf(item)
    for (const address of Object.values(links))
      if (address && !isLink(address)) adopted.droppedLinks.push({ id, address })
    const address = item.image ?? ''
    const picture = pictures.get(address)
    if (address && picture === undefined) adopted.missing.push({ id, address })
    const desktop = picture ?? (kinds[kind].needsPicture ? placeholderPicture : undefined)
    adopted.items.push({
      id,
      ...(isBanner(item) && { place: item.place, ...(item.priority !== 0 && { priority: item.priority }) }),
      ...Object.fromEntries(Object.entries(links).filter(([, link]) => isLink(link))),
      ...periodOf(item, zone),
      ...(desktop && { picture: { desktop } }),
      texts,
    })
  }
  return adopted
}

/** An item in a language. */
type Version = [language: string, item: PlatformItem]

/** Returns the versions of each item, by its id, or by its place where it has none. */
function sameItems(read: Readonly<Record<string, readonly PlatformItem[]>>, languages: readonly string[]): Version[][] {
  const found = new Map<string, Version[]>()
  for (const language of languages)
    read[language]?.forEach((item, index) => {
      const key = String(item.id ?? `place ${index}`)
      found.set(key, [...(found.get(key) ?? []), [language, item]])
    })
  return [...found.values()]
}

/** Returns an id as own items have it: the platform’s, as far as it is one. */
function idOf(kind: OwnKind, { id }: PlatformItem): string {
  const given = String(id ?? '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 36)
  if (given === '') return kinds[kind].item
  return /^[a-z]/.test(given) ? given : `${kinds[kind].item}-${given}`
}

const isBanner = (item: PlatformItem): item is Banner => 'place' in item
const isPopup = (item: PlatformItem): item is Popup => 'isViewed' in item

/** Returns the words of an item in its language; undefined without a heading and a text. */
function wordsOf(kind: OwnKind, item: PlatformItem): Record<string, string> | undefined {
  const words = {
    title: plain(item.title),
    text: isPopup(item) ? written(htmlToMarkdown(item.text)) : plain(item.text),
    details: 'html' in item ? written(htmlToMarkdown(item.html)) : '',
    button: plain(isBanner(item) ? item.buttonText : (item.button?.text ?? '')),
  }
  const title = words.title || words.text.split('\n')[0]!.slice(0, 80)
  if (title === '') return undefined
  const full = { ...words, title }
  return Object.fromEntries(
    kinds[kind].words.flatMap(({ name, isRequired }) => {
      const text = full[name as keyof typeof full] || (isRequired ? title : '')
      return text ? [[name, text] as const] : []
    }),
  )
}

/** Characters that own words may not have: they would change how the words around them read. */
// oxlint-disable-next-line no-control-regex -- Control characters are what is removed.
const unwanted = /[\u0000-\u0008\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g
const written = (text: string) => text.replace(unwanted, '').trim()
const plain = (text: string) => written(text).replace(/\s+/g, ' ')

function linksOf(item: PlatformItem): Record<string, string> {
  const link = isBanner(item) ? item.link : (item.button?.link ?? '')
  const terms = 'terms' in item && item.terms ? { terms: item.terms } : {}
  return { ...(link && { link }), ...terms }
}

/** Whether a brand’s own item can have a link, as the schema says of banners and of all others. */
const isLink = (address: string) => linkForm.test(address)
const linkForm = new RegExp(definitions.OwnBanner!.properties!.link!.pattern!)

/** Returns when a promotion begins and ends, as local times in a zone. */
function periodOf(item: PlatformItem, zone: string): { from?: string; until?: string } {
  if (isBanner(item) || isPopup(item)) return {}
  const local = (at: string | undefined) => {
    const time = Date.parse(at ?? '')
    return Number.isNaN(time) ? undefined : localTime(new Date(time), zone)
  }
  const [from, until] = [local(item.startsAt), local(item.endsAt)]
  return { ...(from && { from }), ...(until && { until }) }
}
