import type { Banner, Popup, Promotion } from '#api'
import type { Language, Manifest, OwnBanner, OwnPicture, OwnPopup, OwnPromotion } from '#manifest'
import { zonedTime } from '#engine/i18n/zoned-time.ts'
import type { OwnKind } from '#manifest-tools/layers/content-source.ts'
import type { Stores } from '#engine/shell/stores.ts'

/** An item of the brand in the shape of the platform’s, with the time when it begins and ends, ISO 8601. */
type Timed<Item> = Item & { id: string; startsAt?: string; endsAt?: string }

/** The brand’s own items, by kind. */
interface OwnItems {
  banners: Timed<Banner>
  popups: Timed<Popup>
  promotions: Timed<Promotion>
}

type Settings = Pick<Stores, 'theme'> & { manifest: Pick<Manifest, 'content' | 'timeZone'> }

/**
 * Returns the brand’s own items of a kind in a language, in the order of the manifest; with a time, in milliseconds since 1970, those
 * that are shown then.
 */
export async function ownItems<Kind extends OwnKind>(
  { manifest, theme: { current: theme } }: Settings,
  kind: Kind,
  language: Language,
  now?: number,
): Promise<OwnItems[Kind][]> {
  const all: readonly OwnItem[] = manifest.content?.[kind] ?? []
  const items = all.filter(({ texts }) => Object.keys(texts).length > 0)
  const htmlOf = kind === 'banners' ? String : await loadMarkdown()
  const make = makers[kind] as (item: OwnItem, look: Look) => OwnItems[Kind]
  const made = items.map((item) => ({
    ...periodOf(item, manifest.timeZone),
    ...make(item, { language, theme, htmlOf }),
  }))
  return now === undefined ? made : made.filter((item) => isShownAt(item, now))
}

/** Headings of messages and promotions are below that of their window or card. */
async function loadMarkdown() {
  const { markdownHtml } = await import('#engine/ui/markdown-html.ts')
  return (text: string) => markdownHtml(text, 3)
}

/** Returns the times at which items of a kind begin or end, in milliseconds since 1970. */
export const timesOf = ({ content, timeZone }: Settings['manifest'], kind: OwnKind): number[] =>
  (content?.[kind] ?? []).flatMap((item) => Object.values(periodOf(item, timeZone)).map((time) => Date.parse(time)))

type OwnItem = OwnBanner | OwnPopup | OwnPromotion

/** How items are shown. */
interface Look {
  language: Language
  theme: 'dark' | 'light'
  /** Turns Markdown into HTML. */
  htmlOf: (text: string) => string
}

const isShownAt = ({ startsAt, endsAt }: { startsAt?: string; endsAt?: string }, now: number) =>
  !(Date.parse(startsAt ?? '') > now) && !(Date.parse(endsAt ?? '') <= now)

function periodOf({ from, until }: Pick<OwnItem, 'from' | 'until'>, zone = 'UTC') {
  const instant = (local: string) => new Date(zonedTime(local, zone)).toISOString()
  return { ...(from && { startsAt: instant(from) }), ...(until && { endsAt: instant(until) }) }
}

const makers = {
  banners: ({ id, texts, picture, link = '', place, priority = 0 }: OwnBanner, { language, theme }: Look) => {
    const [, { title, text = '', button = '' }] = wordsIn(texts, language)
    return { id, title, text, buttonText: button, link, place, priority, image: '', ...pictureOf(picture, theme) }
  },
  popups: ({ id, texts, picture, link }: OwnPopup, { language, theme, htmlOf }: Look) => {
    const [lang, { title, text, button }] = wordsIn(texts, language)
    const shown = { id, lang, title, text: htmlOf(text), isViewed: false }
    return { ...shown, ...buttonOf(button, link), ...pictureOf(picture, theme) }
  },
  promotions: ({ id, texts, picture, link, terms }: OwnPromotion, { language, theme, htmlOf }: Look) => {
    const [, { title, text, details = '', button }] = wordsIn(texts, language)
    const shown = { id, title, text, html: htmlOf(details), image: '', ...pictureOf(picture, theme) }
    return { ...shown, ...buttonOf(button, link), ...(terms && { terms }) }
  },
}

/** Returns the words in a language, or the first ones, and their language. There are some. */
function wordsIn<Words>(texts: Record<string, Words>, language: Language): [language: string, words: Words] {
  const words = texts[language]
  return words ? [language, words] : Object.entries(texts)[0]!
}

const buttonOf = (text: string | undefined, link: string | undefined) =>
  text && link ? { button: { text, link } } : {}

/** The width of a picture for phones, and for other screens, in pixels: pictures are at least as wide. */
const widths = { phone: 720, desktop: 1440 }

function pictureOf(picture: OwnPicture | undefined, theme: Look['theme']): { image?: string; imageSizes?: string } {
  if (!picture) return {}
  const { desktop, phone } = picture[theme] ?? picture
  const sizes = phone && `${phone} ${widths.phone}w, ${desktop} ${widths.desktop}w`
  return { image: desktop, ...(sizes && { imageSizes: sizes }) }
}
