import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { build } from 'rolldown'
import appPackage from '../../package.json' with { type: 'json' }
import { readBrands } from '../../scripts/publish/brands/brands.ts'
import { apiPages } from './api.ts'
import { deadLinks } from './dead-links.ts'
import { layout, navigation } from './layout.ts'
import { render } from './markdown.ts'
import { addresses, filePages, type Page } from './pages.ts'
import { brandPictures, pictureHtml } from './pictures.ts'
import { entriesOf } from './search-entries.ts'
import { sections } from './sources.ts'

const client = 'docs/site/client'

/** Writes the site to a folder, and returns what is wrong with it. */
export async function buildSite(output: string): Promise<string[]> {
  const startedAt = performance.now()
  rmSync(output, { recursive: true, force: true })
  mkdirSync(output, { recursive: true })
  const { pages: api, document } = await apiPages()
  const brands: Page = {
    address: 'brands.html',
    title: 'The brands',
    markdown: '# The brands\n',
    file: 'docs/README.md',
  }
  const pages = [...filePages(), ...api]
  const known = addresses(pages)
  const nav = navigation(sections(), [api[0]!, brands])
  const problems: string[] = []
  const write = (page: Page, after = '') => {
    const { html, headings, files, problems: found } = render(page.markdown, page.file, page.address, known)
    problems.push(...found)
    for (const file of files) cpSync(file, join(output, 'pictures', posix.basename(file)))
    const path = join(output, page.address)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, layout({ page, html: html + after, headings }, nav, appPackage.version))
  }
  for (const page of pages) write(page)
  write(brands, await brandsHtml(output))
  writeFileSync(join(output, 'openapi.json'), document)
  writeFileSync(join(output, 'search.json'), JSON.stringify(entriesOf(pages)))
  for (const file of ['styles.css', 'theme.js', 'icon.svg']) cpSync(join(client, file), join(output, file))
  await build({ input: join(client, 'search.ts'), output: { file: join(output, 'search.js'), minify: true } })
  problems.push(...deadLinks(readSite(output)))
  console.log(`${pages.length + 1} pages in ${output}, in ${Math.round((performance.now() - startedAt) / 100) / 10} s`)
  return problems
}

/** Every brand with pictures of its main page. */
async function brandsHtml(output: string): Promise<string> {
  const parts: string[] = ['<p>One build runs them all: each is a manifest.</p>']
  for (const { id, manifest } of readBrands('manifests', '')) {
    const pictures = await brandPictures(id, manifest.name, output)
    parts.push(`<h2 id="${id}">${manifest.name}</h2><div class="pictures">${pictures.map(pictureHtml).join('')}</div>`)
  }
  return parts.join('\n')
}

/** The files of the site; only pages are read. */
function readSite(output: string): Map<string, string> {
  const files = readdirSync(output, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return new Map(
    files.map((entry) => {
      const path = join(entry.parentPath, entry.name)
      const address = path.slice(output.length + 1).replaceAll('\\', '/')
      return [address, address.endsWith('.html') ? readFileSync(path, 'utf8') : '']
    }),
  )
}
