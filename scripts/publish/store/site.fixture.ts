import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { scratchManifests } from '#manifest-tools/check/scratch.fixture.ts'
import { readManifests } from '#manifest-tools/layers/read-manifests.ts'
import { firstScriptFile, renderFile, sheetsFile } from '../build/build-files.ts'
import { openBuild } from '../render/brand-pages.ts'
import { folderStore } from './folder/folder-store.ts'
import { layout } from './folder/layout.ts'
import type { SiteStore } from './site-store.ts'
import { keptVersions, pagesOf, type SiteState } from './published.ts'

const manifest = (id: string, hosts: string[]) => ({
  manifestVersion: 1,
  extends: 'base',
  id,
  name: id,
  languages: ['en', 'fr'],
  project: id.toUpperCase(),
  hosts: Object.fromEntries(hosts.map((host, index) => [host, index > 0 ? { seo: { robots: 'noindex' } } : {}])),
  api: { development: '', production: '' },
  seo: { title: id, description: 'Slots.' },
  logo: '/brands/neutral/logo.svg',
  icon: '/brands/neutral/icon.svg',
  games: { hosts: ['https://games.vendor.example'] },
})

/** Creates a folder with manifests, a small build and a site; `script` is the content of the build’s script. */
export function scratchSite() {
  const scratch = scratchManifests()
  const [site, build] = [join(scratch.folder, 'site'), join(scratch.folder, 'dist')]
  makeBuild(build, 'one')
  const manifests = readManifests(join(scratch.folder, 'manifests'))
  const state = () => JSON.parse(readFileSync(join(site, 'site.json'), 'utf8')) as SiteState

  return {
    ...scratch,
    site,
    build,
    manifests,
    /** Writes a brand with changes to its manifest. */
    brand: (id: string, hosts: string[], change: object = {}) =>
      scratch.write(id, JSON.stringify({ ...manifest(id, hosts), ...change })),
    rebuild: (script: string) => makeBuild(build, script),
    publish: (...ids: string[]) =>
      folderStore(site).publish(manifests, ids, { build: openBuild(build), art: 'public', by: 'tester' }),
    store: folderStore(site),
    /** Returns the numbers of a brand’s kept versions. */
    kept: (id: string) => keptVersions(state(), id),
    live: (id: string) => state().brands[id]?.live,
    /** Returns the folder of a version. */
    folderOf: (id: string, version: number) => join(site, pagesOf(id, state().brands[id]!.versions[version]!)),
    /** Returns a file that a host serves. */
    shown: (host: string, name = 'index.html') => readFileSync(join(layout.host(site, host), name), 'utf8'),
    [Symbol.dispose]: scratch[Symbol.dispose],
  }
}

export type ScratchProject = ReturnType<typeof scratchSite>

/** Publishes brands of a scratchProject to a store. */
export const publishTo = (store: SiteStore, scratch: ScratchProject, ...ids: string[]) =>
  store.publish(scratch.manifests, ids, { build: openBuild(scratch.build), art: 'public', by: 'tester' })

/** Returns all that an iterable yields. */
export async function allOf<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = []
  for await (const item of items) all.push(item)
  return all
}

/** Writes a minimal build for publishing. */
function makeBuild(folder: string, script: string) {
  rmSync(folder, { recursive: true, force: true })
  for (const name of ['.vite/render', 'assets', 'locales/en', 'locales/fr', 'locales/ar'])
    mkdirSync(join(folder, name), { recursive: true })
  const file = `assets/index-${script}.js`
  const chunks = {
    'index.html': { file, name: 'index' },
    'widgets/blocks/banners/index.tsx': { file: 'assets/banners.js' },
    'engine/theme/fonts/sora.css': { file: 'assets/sora.css' },
  }
  for (const { file: asset } of Object.values(chunks)) writeFileSync(join(folder, asset), `/* ${script} */`)
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(chunks))
  writeFileSync(join(folder, sheetsFile), '{}')
  writeFileSync(join(folder, 'index.html'), readFileSync('index.html', 'utf8').replace('/engine/main.tsx', `/${file}`))
  for (const name of ['provider-frame.html', 'frame-return.html'])
    writeFileSync(join(folder, name), readFileSync(`public/${name}`))
  writeFileSync(join(folder, renderFile), renderer)
  writeFileSync(join(folder, firstScriptFile), 'start()')
  writeFileSync(join(folder, 'service-worker.js'), `/* ${script} */`)
  for (const language of ['en', 'fr', 'ar']) {
    writeFileSync(join(folder, `locales/${language}/common.json`), JSON.stringify({ script }))
    writeFileSync(join(folder, `locales/${language}/user.json`), '{}')
  }
}

/** Renders a brand’s name, its static page, and what the platform answers about a page. */
const renderer = `exports.listItems = async () => []
exports.renderPage = async ({ manifest, page, language, sendGet, readFile }) => {
  const address = '/' + page + '?language=' + language
  const [content, failures] = [{ at: Date.now(), values: {} }, new Map()]
  if (page && sendGet)
    try {
      const { status, body } = await sendGet({ method: 'GET', path: '/' + page, query: { language } })
      if (status !== 200) throw new Error('status ' + status)
      content.values[address] = body
    } catch (error) {
      failures.set(address, error.message)
    }
  const own = page === 'STATIC_PAGE' && manifest.staticPages?.terms[language]
  const text = own ? '<article>' + (await readFile(own)) + '</article>' : ''
  return {
    html: text + '<p>' + manifest.name + '</p>' + (address in content.values ? '<p>' + content.values[address] + '</p>' : ''),
    head: {},
    namespaces: [],
    errors: [],
    failures,
    ...(page && sendGet && { content }),
  }
}`
