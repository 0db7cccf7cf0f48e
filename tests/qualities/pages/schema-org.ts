/**
 * The types of schema.org that pages use, each with the properties that it may have here: its own and inherited ones
 * (https://schema.org/docs/full.html; a type is described at https://schema.org/<type>).
 */
const thing = ['name', 'url', 'description', 'image']
const types: Record<string, readonly string[]> = {
  /** https://schema.org/Organization */
  Organization: [...thing, 'logo', 'sameAs'],
  /** https://schema.org/WebSite */
  WebSite: [...thing, 'inLanguage', 'publisher', 'potentialAction'],
  /** https://schema.org/SearchAction; `query-input`: https://schema.org/docs/actions.html#part-4 */
  SearchAction: [...thing, 'target', 'query-input'],
  /** https://schema.org/EntryPoint */
  EntryPoint: [...thing, 'urlTemplate'],
  /** https://schema.org/WebPage */
  WebPage: [...thing, 'inLanguage', 'isPartOf', 'about', 'mainEntity'],
  /** https://schema.org/BreadcrumbList */
  BreadcrumbList: [...thing, 'itemListElement'],
  /** https://schema.org/ItemList */
  ItemList: [...thing, 'itemListElement', 'numberOfItems'],
  /** https://schema.org/ListItem */
  ListItem: [...thing, 'position', 'item'],
  /** https://schema.org/VideoGame */
  VideoGame: [...thing, 'author', 'publisher', 'genre', 'gamePlatform', 'applicationCategory', 'inLanguage'],
  /** https://schema.org/SportsEvent */
  SportsEvent: [
    ...thing,
    'homeTeam',
    'awayTeam',
    'competitor',
    'startDate',
    'endDate',
    'superEvent',
    'eventStatus',
    'location',
    'sport',
  ],
  /** https://schema.org/SportsTeam */
  SportsTeam: [...thing, 'sport', 'logo'],
}

/** Returns what schema.org does not know in JSON-LD, by its place. */
export function unknownIn(data: unknown, place = ''): string[] {
  if (Array.isArray(data)) return data.flatMap((each, index) => unknownIn(each, `${place}/${index}`))
  if (typeof data !== 'object' || data === null) return []
  const { '@type': type, ...rest } = data as { '@type'?: string } & Record<string, unknown>
  const names = Object.keys(rest).filter((name) => !name.startsWith('@'))
  const properties = type === undefined ? [] : types[type]
  const own = properties
    ? names.filter((name) => !properties.includes(name)).map((name) => `${place}/${name} of ${type ?? 'no type'}`)
    : [`${place} is a ${type}`]
  return [...own, ...Object.entries(rest).flatMap(([name, value]) => unknownIn(value, `${place}/${name}`))]
}
