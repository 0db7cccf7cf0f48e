import type { Heading, Page } from './pages.ts'
import { relative } from './relative.ts'
import { type Section, addressOf } from './sources.ts'

/** A page as it is written to the site. */
interface Rendered {
  page: Page
  html: string
  headings: readonly Heading[]
}

/** Nothing inline and nothing of other hosts. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'"

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** The outline of long pages. */
const maxOutline = 40

/** Sections of the navigation, with pages that are made and not in docs/README.md. */
export type Navigation = readonly { title: string; pages: readonly { title: string; address: string }[] }[]

/** The navigation by addresses; what is generated is added to the last section. */
export const navigation = (sections: readonly Section[], made: readonly Page[]): Navigation =>
  sections.map(({ title, pages }, index) => ({
    title,
    pages: [
      ...pages.map((page) => ({ title: page.title, address: addressOf(page.file) })),
      ...(index === sections.length - 1 ? made : []),
    ],
  }))

/** A whole page. */
export function layout({ page, html, headings }: Rendered, nav: Navigation, version: string): string {
  const to = (address: string) => relative(page.address, address)
  const title = page.address === 'index.html' ? page.title : `${page.title} · White-label front end`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width">
<meta name="description" content="${escape(descriptionOf(html) || page.title)}">
<title>${escape(title)}</title>
<link rel="icon" href="${to('icon.svg')}">
<link rel="stylesheet" href="${to('styles.css')}">
<script src="${to('theme.js')}"></script>
<script type="module" src="${to('search.js')}"></script>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header>
<button class="menu" type="button" popovertarget="navigation" aria-label="All pages">☰</button>
<a class="home" href="${to('index.html')}"><img src="${to('icon.svg')}" width="28" height="28" alt=""><span>White-label front end</span></a>
<search><input type="search" id="search" placeholder="Search" aria-label="Search the documentation" autocomplete="off">
<div id="results" hidden><p role="status"></p><ul></ul></div></search>
<button class="theme" type="button" id="theme" aria-label="Dark or light">◐</button>
</header>
<div class="columns">
<nav id="navigation" popover aria-label="All pages">${nav.map((section) => navSection(section, page, to)).join('')}</nav>
<main id="content">
${page.parent ? `<p class="parent"><a href="${to(page.parent.address)}">${escape(page.parent.title)}</a></p>` : ''}
${html}</main>
${outline(headings)}
</div>
<footer>Version ${version}. All rights reserved.</footer>
</body>
</html>
`
}

const descriptionOf = (html: string) =>
  (/<p>([\s\S]*?)<\/p>/.exec(html)?.[1] ?? '')
    .replaceAll(/<[^>]*>|\s*\n\s*/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()

function navSection({ title, pages }: Navigation[number], page: Page, to: (address: string) => string): string {
  const links = pages.map(({ title: name, address }) => {
    const isCurrent = address === page.address || address === page.parent?.address
    return `<li><a href="${to(address)}"${isCurrent ? ' aria-current="page"' : ''}>${escape(name)}</a></li>`
  })
  return `<h2>${escape(title)}</h2><ul>${links.join('')}</ul>`
}

function outline(headings: readonly Heading[]): string {
  const shown = headings.filter(({ level }) => level === 2 || level === 3).slice(0, maxOutline)
  if (shown.length < 2) return ''
  const links = shown.map(
    ({ level, id, text }) => `<li class="level-${level}"><a href="#${id}">${escape(text)}</a></li>`,
  )
  return `<nav class="outline" aria-label="On this page"><h2>On this page</h2><ul>${links.join('')}</ul></nav>`
}
