import type { BannerName } from '../../art/banner.ts'
import type { Database } from '../../app/db/database.ts'
import { type PageText, texts } from './texts.ts'

interface SeedBanner {
  art: BannerName
  place: 'home' | 'sport'
  priority: number
  /** `{lang}` stands for the language. */
  link: string
}

const banners: SeedBanner[] = [
  { art: 'jackpot-night', place: 'home', priority: 50, link: '/games?category=jackpot' },
  { art: 'live-tables', place: 'home', priority: 40, link: '/games?category=live' },
  { art: 'tv-draws', place: 'home', priority: 30, link: '/tv-games' },
  { art: 'new-arrivals', place: 'home', priority: 20, link: '/games?category=new' },
  { art: 'crash-rockets', place: 'home', priority: -1, link: '/games?category=crash' },
  { art: 'play-safe', place: 'home', priority: -2, link: '/static/responsible-{lang}' },
  { art: 'derby', place: 'sport', priority: 10, link: '/live-sport' },
  { art: 'champions', place: 'sport', priority: 0, link: '/sport' },
]

/** Writes banners and static pages in every language. */
export async function seedContent(db: Database): Promise<void> {
  const bannerRows = Object.entries(texts).flatMap(([lang, { banners: words }]) =>
    banners.map(({ art, place, priority, link }, index) => {
      const { title, text, button } = words[art]
      return {
        id: index + 1,
        lang,
        place,
        priority,
        art,
        link: link.replace('{lang}', lang),
        title,
        text,
        button_text: button,
      }
    }),
  )
  const pageRows = Object.entries(texts).flatMap(([lang, { pages }]) =>
    Object.entries(pages).map(([name, page]) => ({
      id: `${name}-${lang}`,
      lang,
      title: page.title,
      html: htmlOf(page),
    })),
  )
  await db.insertInto('banners').values(bannerRows).execute()
  await db.insertInto('pages').values(pageRows).execute()
}

const htmlOf = ({ sections }: PageText) =>
  sections
    .map(({ heading, text, list }) => `<h2>${escape(heading)}</h2><p>${escape(text)}</p>${list ? listOf(list) : ''}`)
    .join('')

const listOf = (items: string[]) => `<ul>${items.map((item) => `<li>${escape(item)}</li>`).join('')}</ul>`

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
