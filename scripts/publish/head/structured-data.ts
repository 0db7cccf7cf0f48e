import type { SportEvent, SportEventList } from '#api'
import type { Manifest } from '#manifest'
import { contentLanguage, imageAt, isIndexed, isListed } from '#engine/seo/head-tags.ts'
import { addressIn } from '#engine/seo/page-address.ts'
import type { PageWords } from '#engine/seo/page-texts.ts'
import type { QuestionInFile } from './questions.ts'

/** A page’s file in a language. */
export interface PageInFile extends PageWords {
  /** The page’s path without a language. Absent if the file stands for several paths. */
  path?: string | undefined
  /** The matches that the page shows. */
  matches?: readonly Pick<SportEvent, 'home' | 'away' | 'league' | 'startsAt'>[]
  /** The questions that the page answers. */
  questions?: readonly QuestionInFile[]
}

/**
 * Returns the matches that a page names and whose start is known, from what it has read of the platform. Reading leaves out those that
 * have started (engine/data/page-content.ts).
 */
export function matchesIn(reads: Readonly<Record<string, unknown>> = {}): SportEvent[] {
  const lists = Object.entries(reads).filter(([address]) => address.startsWith('/sport/events?'))
  const rows = lists.flatMap(([, list]) => (list as SportEventList).rows)
  return rows.filter(({ home, away, startsAt }) => home && away && startsAt)
}

type Node = { '@type': string } & Record<string, unknown>

/**
 * Returns what a page shows as schema.org data: the main page the site and its operator, other pages their place in the site, a
 * game’s page the game, and each page its matches and the questions that it answers. Undefined for pages that search engines may not list.
 */
export function structuredData(manifest: Manifest, site: string, page: PageInFile, description: string) {
  const { path } = page
  if (path === undefined || !isIndexed(manifest, page.page, page.content)) return undefined
  const language = contentLanguage(manifest, page.content) ?? page.language
  const place: Place = { manifest, site, address: addressIn(manifest, site, path, language), page, description }
  const own = page.page === 'MAIN' ? [organization(place), webSite(place)] : [breadcrumbs(place)]
  const nodes: Node[] = [
    ...own,
    ...(page.page === 'GAME' ? videoGame(place) : []),
    ...sportsEvents(place),
    ...faqPage(place),
  ]
  return { '@context': 'https://schema.org', '@graph': nodes }
}

interface Place {
  manifest: Manifest
  site: string
  /** The page’s address. */
  address: string
  page: PageInFile
  description: string
}

const idOf = (site: string, name: 'organization' | 'website') => `${site}/#${name}`

const organization = ({ manifest: { name, logo }, site }: Place): Node => ({
  '@type': 'Organization',
  '@id': idOf(site, 'organization'),
  name,
  url: `${site}/`,
  logo: site + logo,
})

function webSite({ manifest, site, address, page: { language }, description }: Place): Node {
  const games = addressIn(manifest, site, manifest.pages.GAMES.path, language)
  const search: Node = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${games}${games.includes('?') ? '&' : '?'}search={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  }
  return {
    '@type': 'WebSite',
    '@id': idOf(site, 'website'),
    name: manifest.name,
    url: address,
    description,
    inLanguage: manifest.languages,
    publisher: { '@id': idOf(site, 'organization') },
    ...(isListed(manifest, 'GAMES') && { potentialAction: search }),
  }
}

function breadcrumbs({ manifest, site, address, page: { heading, content, language } }: Place): Node {
  const main = addressIn(manifest, site, manifest.pages.MAIN.path, language)
  const item = (position: number, name: string, id: string): Node => ({
    '@type': 'ListItem',
    position,
    name,
    item: { '@type': 'WebPage', '@id': id },
  })
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [item(1, manifest.name, main), item(2, content?.title || heading, address)],
  }
}

/** Only of a game whose name is known. */
function videoGame({ site, address, page: { content = {} }, description }: Place): Node[] {
  const { title, values: { provider, category } = {} } = content
  if (!title) return []
  const image = content.image && imageAt(site, content.image)
  const maker = provider && { '@type': 'Organization', name: provider }
  return [
    {
      '@type': 'VideoGame',
      name: title,
      url: address,
      description,
      ...(image && { image }),
      ...(maker && { author: maker, publisher: maker }),
      ...(category && { genre: category }),
    },
  ]
}

const faqPage = ({ address, page: { questions = [] } }: Place): Node[] =>
  questions.length === 0
    ? []
    : [
        {
          '@type': 'FAQPage',
          url: address,
          mainEntity: questions.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
        },
      ]

const sportsEvents = ({ address, page: { matches = [] } }: Place): Node[] =>
  matches.map(({ home, away, league, startsAt }): Node => {
    const [homeTeam, awayTeam] = [home, away].map((name) => ({ '@type': 'SportsTeam', name }))
    return {
      '@type': 'SportsEvent',
      name: `${home} – ${away}`,
      url: address,
      homeTeam,
      awayTeam,
      ...(startsAt && { startDate: startsAt }),
      ...(league && { superEvent: { '@type': 'SportsEvent', name: league } }),
    }
  })
