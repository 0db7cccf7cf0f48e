/** The classes of schema.org 29.4 that the product uses, each with its parents (https://schema.org/docs/developers.html). */
const classes: Record<string, string[]> = {
  Thing: [],
  Action: ['Thing'],
  SearchAction: ['Action'],
  CreativeWork: ['Thing'],
  WebSite: ['CreativeWork'],
  WebPage: ['CreativeWork'],
  FAQPage: ['WebPage'],
  Comment: ['CreativeWork'],
  Question: ['Comment'],
  Answer: ['Comment'],
  Game: ['CreativeWork'],
  SoftwareApplication: ['CreativeWork'],
  VideoGame: ['SoftwareApplication', 'Game'],
  Event: ['Thing'],
  SportsEvent: ['Event'],
  Intangible: ['Thing'],
  EntryPoint: ['Intangible'],
  ItemList: ['Intangible'],
  BreadcrumbList: ['ItemList'],
  ListItem: ['Intangible'],
  Organization: ['Thing'],
  SportsOrganization: ['Organization'],
  SportsTeam: ['SportsOrganization'],
}

/** Its properties: the classes that have them (domainIncludes), and what their values are (rangeIncludes). */
const properties: Record<string, [of: string[], values: string[]]> = {
  acceptedAnswer: [['Question'], ['Answer', 'ItemList']],
  author: [['CreativeWork'], ['Organization', 'Person']],
  awayTeam: [['SportsEvent'], ['SportsTeam', 'Person']],
  description: [['Thing'], ['Text', 'TextObject']],
  genre: [['CreativeWork'], ['Text', 'URL', 'DefinedTerm']],
  homeTeam: [['SportsEvent'], ['SportsTeam', 'Person']],
  image: [['Thing'], ['URL', 'ImageObject']],
  inLanguage: [
    ['CreativeWork', 'Event'],
    ['Text', 'Language'],
  ],
  item: [['ListItem'], ['Thing']],
  itemListElement: [['ItemList'], ['ListItem', 'Thing', 'Text']],
  logo: [['Organization'], ['URL', 'ImageObject']],
  mainEntity: [['CreativeWork'], ['Thing']],
  name: [['Thing'], ['Text']],
  position: [
    ['ListItem', 'CreativeWork'],
    ['Integer', 'Text'],
  ],
  potentialAction: [['Thing'], ['Action']],
  publisher: [['CreativeWork'], ['Organization', 'Person']],
  startDate: [['Event'], ['DateTime', 'Date']],
  superEvent: [['Event'], ['Event']],
  text: [['CreativeWork'], ['Text']],
  target: [['Action'], ['EntryPoint', 'URL']],
  url: [['Thing'], ['URL']],
  urlTemplate: [['EntryPoint'], ['Text']],
}

/** Without them search engines ignore the data (https://developers.google.com/search/docs/appearance/structured-data). */
const required: Record<string, string[]> = {
  Answer: ['text'],
  BreadcrumbList: ['itemListElement'],
  EntryPoint: ['urlTemplate'],
  FAQPage: ['mainEntity'],
  ListItem: ['position', 'name', 'item'],
  Organization: ['name'],
  Question: ['name', 'acceptedAnswer'],
  SearchAction: ['target'],
  SportsEvent: ['name'],
  SportsTeam: ['name'],
  VideoGame: ['name', 'url'],
  WebSite: ['name', 'url'],
}

type Data = Record<string, unknown>

const isUrl = (text: string) => URL.canParse(text) && /^https?:/.test(text)
const dataTypes: Record<string, (value: unknown) => boolean> = {
  Text: (value) => typeof value === 'string' && value.trim() !== '',
  URL: (value) => typeof value === 'string' && isUrl(value),
  Integer: Number.isInteger,
  Date: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value),
  DateTime: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d.*(Z|[+-]\d\d:\d\d)$/.test(value),
}

const isA = (type: string, parent: string): boolean =>
  type === parent || (classes[type] ?? []).some((each) => isA(each, parent))

/** Returns the problems of JSON-LD with schema.org’s vocabulary: unknown types and properties, wrong and missing values. */
export function schemaOrgProblems(text: string): string[] {
  const data = JSON.parse(text) as Data
  const graph = data['@graph'] as Data[]
  const known = new Map(graph.map((node) => [node['@id'], node]))
  return [
    ...(data['@context'] === 'https://schema.org' ? [] : ['no context']),
    ...graph.flatMap((node, index) => nodeProblems(node, `${index}`)),
  ]

  function nodeProblems(node: Data, place: string): string[] {
    const type = `${node['@type']}`
    if (!classes[type]) return [`${place}: unknown type ${type}`]
    const missing = (required[type] ?? []).filter((name) => node[name] === undefined)
    return [
      ...missing.map((name) => `${place}: ${type} without ${name}`),
      ...Object.entries(node)
        .filter(([name]) => !name.startsWith('@'))
        .flatMap(([name, value]) => valueProblems(type, name, value, `${place}/${name}`)),
    ]
  }

  function valueProblems(type: string, name: string, value: unknown, place: string): string[] {
    // What an action asks for: `query-input` describes the property `query` (https://schema.org/docs/actions.html).
    if (name.endsWith('-input') && isA(type, 'Action')) return []
    const [of = [], values = []] = properties[name] ?? []
    if (!of.some((each) => isA(type, each))) return [`${place}: ${type} has no property ${name}`]
    return [value].flat().flatMap((each) => {
      if (typeof each !== 'object' || each === null)
        return values.some((kind) => dataTypes[kind]?.(each)) ? [] : [`${place}: ${JSON.stringify(each)}`]
      const reference = each as Data
      const node = reference['@type'] ? reference : known.get(reference['@id'] ?? '')
      if (!node) return [`${place}: nothing has the id ${reference['@id']}`]
      if (!values.some((kind) => isA(`${node['@type']}`, kind))) return [`${place}: is a ${node['@type']}`]
      return node === reference ? nodeProblems(node, place) : []
    })
  }
}
