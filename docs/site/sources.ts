import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'

/** The site’s pages that are files of the repository, in no order. */
export const sourceFiles = (): string[] => [
  ...['docs', 'docs/recipes', 'docs/decisions'].flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.md'))
      .map((file) => `${folder}/${file}`),
  ),
  ...['CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md'].filter((file) => existsSync(file)),
]

/** Pages of many entries become one page for each heading of a level, which search and links lead to. */
export const splitLevels: Record<string, number> = { 'docs/reference.md': 2, 'docs/diagnostics.md': 3 }

/** The address of a file’s page, from the root of the site. */
export function addressOf(file: string): string {
  const path = file.replace(/^docs\//, '').toLowerCase()
  return path.replace(/(^|\/)readme\.md$/, '$1index.html').replace(/\.md$/, '.html')
}

/** The address of the page of one heading: `diagnostics/api/not-https.html`, `reference/theme.html`. */
export function entryAddress(file: string, heading: string): string {
  const name = heading.startsWith('`') ? plain(heading) : heading.toLowerCase().replaceAll(' ', '-')
  return `${addressOf(file).replace(/\.html$/, '')}/${name}.html`
}

/** A heading without the marks of Markdown. */
export const plain = (heading: string): string => heading.replaceAll(/[`*]|\[([^\]]*)\]\([^)]*\)/g, '$1').trim()

/** The anchor of a heading, as GitHub makes it. */
export const slug = (heading: string): string =>
  plain(heading)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_\- ]/gu, '')
    .replaceAll(' ', '-')

/** The file of the repository that a link on a page leads to, and the anchor. */
export function target(file: string, link: string): { file: string; anchor: string } {
  const [path = '', anchor = ''] = link.split('#')
  return { file: path === '' ? file : join(dirname(file), decodeURIComponent(path)), anchor }
}

/** A group of pages in the navigation. */
export interface Section {
  title: string
  pages: { title: string; file: string; about: string }[]
}

/** The navigation: the sections and tables of docs/README.md. */
export function sections(): Section[] {
  const [, ...parts] = readFileSync('docs/README.md', 'utf8').split(/^## /m)
  return parts.flatMap((part) => {
    const pages = [...part.matchAll(/^\| \[(.+?)\]\((.+?)\) \| (.*) \|$/gm)].map(([, title, link, about]) => ({
      title: title!,
      file: target('docs/README.md', link!).file,
      about: about!,
    }))
    return pages.length > 0 ? { title: part.split('\n')[0]!, pages } : []
  })
}
