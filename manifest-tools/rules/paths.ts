import type { Manifest, PageKey } from '#manifest'
import { suggest } from '../check/suggest.ts'
import { parametersOf } from './guards.ts'
import type { Rule, RuleFinding } from '../check/rule.ts'

/** Path parameters that the engine fills in. */
const parameters: Partial<Record<PageKey, string[]>> = {
  GAME: ['providerId', 'gameId'],
  STATIC_PAGE: ['pageId'],
  CONFIRM_MAIL: ['link'],
  RESET_PASSWORD: ['sessionId'],
}

/** First path segments that the server uses itself. */
const reserved = ['api', 'art', 'assets', 'brands', 'frame-return', 'locales']

const keysOf = ({ pages }: Manifest) => Object.keys(pages) as PageKey[]
const partsOf = (path: string) => path.toLowerCase().split('/').filter(Boolean)
const varies = (part: string) => part.startsWith(':')

const opensAtTheRoot: Rule = (manifest) => {
  const { MAIN } = manifest.pages
  if (!MAIN.visible || keysOf(manifest).some((page) => partsOf(manifest.pages[page].path).length === 0)) return []
  const message = `No page has the path "/": the main page is at ${MAIN.path}.`
  return [
    {
      code: 'pages/no-start',
      pointer: '/pages/MAIN/path',
      message,
      suggestion: '/',
      effect: 'the site’s root address shows “page not found”',
    },
  ]
}

/** Whether a path has exactly these parameters. */
const hasAll = (path: string, names: string[]) => [...parametersOf(path)].sort().join() === [...names].sort().join()

const pathFix = (page: PageKey, path: string, names: string[]) =>
  hasAll(path, names) ? { suggestion: path, fix: { pointer: `/pages/${page}/path`, value: path } } : {}

const haveTheirParameters: Rule = (manifest) =>
  keysOf(manifest).flatMap((page): RuleFinding[] => {
    const needed = parameters[page] ?? []
    const { path } = manifest.pages[page]
    const written = parametersOf(path)
    if (hasAll(path, needed)) return []
    const names = needed.map((name) => `:${name}`)
    const message = `The path of ${page} must have ${names.join(' and ') || 'no parameters'}, but is ${path}.`
    const fixedPath = written.reduce(
      (result, name) => result.replace(`:${name}`, `:${suggest(name, needed) ?? name}`),
      path,
    )
    const effect = `links to ${page} cannot be built`
    return [
      {
        code: 'pages/path-parameters',
        pointer: `/pages/${page}/path`,
        message,
        ...pathFix(page, fixedPath, needed),
        effect,
      },
    ]
  })

const areNotReserved: Rule = (manifest) =>
  keysOf(manifest).flatMap((page): RuleFinding[] => {
    const { path } = manifest.pages[page]
    const [first = ''] = partsOf(path)
    if (!reserved.includes(first)) return []
    const message = `No page can be under /${first}: the server uses this path. Choose another one.`
    return [
      {
        code: 'pages/reserved-path',
        pointer: `/pages/${page}/path`,
        message,
        effect: `${path} fails when it is reloaded`,
      },
    ]
  })

/** The files of other languages are below these languages, and with `languagePaths` their addresses. */
const leaveLanguagesFree: Rule = (manifest) =>
  keysOf(manifest).flatMap((page): RuleFinding[] => {
    const { path } = manifest.pages[page]
    const [first = ''] = partsOf(path)
    if (!manifest.languages.some((language) => language === first)) return []
    const main = path.slice(first.length + 1)
    return [
      {
        code: 'pages/language-path',
        pointer: `/pages/${page}/path`,
        also: ['/languages'],
        message: `The path of ${page} starts with /${first}, below which the pages in this language are. Choose another one.`,
        effect: `${path} opens ${main || 'the main page'} in this language`,
      },
    ]
  })

/** Compares two paths: whether no address matches both, some addresses do, or all do. */
function compare(one: string[], other: string[]): 'apart' | 'overlapping' | 'same' {
  if (one.length !== other.length) return 'apart'
  let result: 'overlapping' | 'same' = 'same'
  for (let index = 0; index < one.length; index++) {
    const [a, b] = [one[index]!, other[index]!]
    if (varies(a) !== varies(b)) result = 'overlapping'
    else if (!varies(a) && a !== b) return 'apart'
  }
  return result
}

const areDifferent: Rule = (manifest) => {
  const paths = keysOf(manifest).map((page) => ({ page, parts: partsOf(manifest.pages[page].path) }))
  return paths.flatMap(({ page, parts }, index) =>
    paths.slice(0, index).flatMap((other): RuleFinding[] => {
      const relation = compare(parts, other.parts)
      if (relation === 'apart') return []
      const at = { pointer: `/pages/${page}/path`, also: [`/pages/${other.page}/path`] }
      if (relation === 'same') {
        const message = `${page} and ${other.page} have the same path: change one of them.`
        return [
          {
            ...at,
            code: 'pages/same-path',
            message,
            effect: `only one of them opens at ${manifest.pages[page].path}`,
          },
        ]
      }
      const address = parts.map((part, place) => (varies(part) ? other.parts[place] : part)).join('/')
      const message = `The paths of ${page} and ${other.page} both match /${address}.`
      return [{ ...at, code: 'pages/overlapping-paths', message, effect: `/${address} may open the wrong page` }]
    }),
  )
}

/** Rules about the paths of pages. */
export const paths: Rule[] = [opensAtTheRoot, haveTheirParameters, areNotReserved, leaveLanguagesFree, areDifferent]
