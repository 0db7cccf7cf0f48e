import { existsSync } from 'node:fs'
import hljs from 'highlight.js/lib/core'
import bash from 'highlight.js/lib/languages/bash'
import css from 'highlight.js/lib/languages/css'
import json from 'highlight.js/lib/languages/json'
import nginx from 'highlight.js/lib/languages/nginx'
import typescript from 'highlight.js/lib/languages/typescript'
import yaml from 'highlight.js/lib/languages/yaml'
import MarkdownIt from 'markdown-it'
import type { Heading } from './pages.ts'
import { relative } from './relative.ts'
import { plain, slug, target } from './sources.ts'

for (const [name, language] of Object.entries({ bash, css, json, nginx, typescript, yaml }))
  hljs.registerLanguage(name, language)
hljs.registerAliases(['sh'], { languageName: 'bash' })
hljs.registerAliases(['ts', 'tsx'], { languageName: 'typescript' })

/** The page that is rendered, and what rendering finds out. */
interface Context {
  file: string
  address: string
  headings: Heading[]
  /** Files of the repository that the page shows. */
  files: Set<string>
  problems: string[]
  known: ReadonlyMap<string, string>
}

/** Code and tables may be wider than a phone: they scroll by themselves, also by keyboard. */
const scrolling = 'tabindex="0" role="group"'

const markdown = new MarkdownIt({
  highlight: (text, language) => (hljs.getLanguage(language) ? hljs.highlight(text, { language }).value : ''),
})

markdown.core.ruler.push('site', ({ tokens, env }) => {
  const context = env['context'] as Context
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'heading_open') token.attrSet('id', keepHeading(context, token.tag, tokens[index + 1]!.content))
    if (token.type === 'td_open') token.attrSet('dir', 'auto')
    for (const child of token.children ?? []) {
      if (child.type === 'link_open') child.attrSet('href', hrefOf(context, String(child.attrGet('href'))))
      if (child.type !== 'image') continue
      child.attrSet('src', pictureOf(context, String(child.attrGet('src'))))
      child.attrSet('loading', 'lazy')
    }
  }
})
markdown.renderer.rules['table_open'] = () => `<div class="table" ${scrolling} aria-label="Table"><table>\n`
markdown.renderer.rules['table_close'] = () => '</table></div>\n'
const fence = markdown.renderer.rules.fence!
markdown.renderer.rules.fence = (...args) => fence(...args).replace('<pre', `<pre ${scrolling} aria-label="Code"`)

function keepHeading({ headings }: Context, tag: string, text: string): string {
  const id = slug(text)
  const same = headings.filter((heading) => heading.id === id || heading.id.startsWith(`${id}-`)).length
  const unique = headings.some((heading) => heading.id === id) ? `${id}-${same}` : id
  headings.push({ level: Number(tag[1]), text: plain(text), id: unique })
  return unique
}

function hrefOf({ file, address, known, problems }: Context, href: string): string {
  if (href.startsWith('api:')) return relative(address, href.replace(/^api:([a-z-]+)/, 'api/$1.html'))
  if (/^[a-z]+:/.test(href)) return href
  const { file: path, anchor } = target(file, href)
  const found = known.get(anchor === '' ? path : `${path}#${anchor}`)
  if (found === undefined) problems.push(`${file}: the link ${href} leads nowhere`)
  return relative(address, found ?? address)
}

function pictureOf({ file, address, files, problems }: Context, src: string): string {
  const { file: path } = target(file, src)
  if (existsSync(path)) files.add(path)
  else problems.push(`${file}: there is no picture ${src}`)
  return relative(address, `pictures/${path.split('/').at(-1)}`)
}

/** Renders a page’s text, with links to the site’s addresses. */
export function render(text: string, file: string, address: string, known: ReadonlyMap<string, string>) {
  const context: Context = { file, address, known, headings: [], files: new Set(), problems: [] }
  const html = markdown.render(text, { context })
  return { html, headings: context.headings, files: context.files, problems: context.problems }
}
