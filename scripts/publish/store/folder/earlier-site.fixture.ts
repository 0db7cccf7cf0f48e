import { linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildParts } from '../build-name.ts'
import type { StoredRecord } from '../record.ts'
import type { SiteState } from '../published.ts'
import { layout, linkOf, namesIn } from './layout.ts'

const jsonIn = <Value>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as Value

/** Turns a site into one of the releases that had no `site.json`: versions are below their brands, and links say what is live. */
export function makeEarlier(site: string) {
  const { brands, previews } = jsonIn<SiteState>(join(site, 'site.json'))
  for (const [id, { versions, live }] of Object.entries(brands)) {
    mkdirSync(join(site, 'brands', id, 'versions'), { recursive: true })
    for (const [version, { record, pages, build, pictures }] of Object.entries(versions)) {
      const folder = join(site, 'brands', id, 'versions', version)
      renameSync(join(site, pages!), folder)
      renameSync(join(site, record), join(folder, 'record.json'))
      relink(join(folder, 'hosts'), '../../../../../..', build, pictures)
    }
    rmSync(layout.current(site, id), { force: true })
    if (live) symlinkSync(`versions/${live}`, layout.current(site, id))
  }
  for (const { pages, digest: _digest, ...record } of Object.values(previews)) {
    const folder = join(site, 'previews', record.hash)
    mkdirSync(join(site, 'previews'), { recursive: true })
    renameSync(join(site, pages!), folder)
    writeFileSync(join(folder, 'record.json'), JSON.stringify({ ...record, manifest: {}, headers: {} }))
    relink(join(folder, 'hosts'), '../../../..', record.build, record.pictures)
    const link = layout.host(site, record.hosts[0]!)
    rmSync(link)
    symlinkSync(`../../previews/${record.hash}/hosts/${record.hosts[0]}`, link)
  }
  for (const name of namesIn(join(site, 'builds'))) {
    const file = join(site, 'builds', name, 'assets.json')
    const assets = jsonIn<string[]>(file).map((asset) => asset.replace('assets/', ''))
    writeFileSync(file, JSON.stringify(assets))
  }
  for (const [kind, names] of ['builds', 'pictures', 'frames'].map(
    (each) => [each, namesIn(join(site, each))] as const,
  ))
    for (const name of names) rmSync(join(site, kind, name, 'complete'))
  for (const name of ['site.json', '.settled', '.staging', 'records', 'pages'])
    rmSync(join(site, name), { recursive: true })
}

function relink(folder: string, up: string, build: string, pictures?: string) {
  for (const name of namesIn(folder)) {
    const targets = {
      assets: 'assets',
      ...Object.fromEntries(buildParts.map((part) => [part, `builds/${build}/${part}`])),
    }
    for (const [link, target] of Object.entries({
      ...targets,
      ...(pictures && { brands: `pictures/${pictures}/brands` }),
    })) {
      rmSync(join(folder, name, link))
      symlinkSync(`${up}/${target}`, join(folder, name, link))
    }
  }
}

/** Turns a version of such a site into one of before 1.8: manifest, headers and pictures in files of its own, and nothing shared. */
export function makeOld(site: string, version: number) {
  const folder = join(site, 'brands/lumina/versions', String(version))
  const { manifest, headers, pictures, ...record } = jsonIn<StoredRecord>(join(folder, 'record.json'))
  for (const [name, content] of Object.entries({ record, manifest, headers }))
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(content))
  for (const each of namesIn(join(site, 'brands/lumina/versions', String(version), 'hosts'))) {
    const root = join(folder, 'hosts', each)
    for (const name of ['version.json', 'service-worker.js']) {
      const content = readFileSync(join(root, name))
      rmSync(join(root, name))
      writeFileSync(join(root, name), content)
    }
    rmSync(join(root, 'brands'))
    symlinkSync('../../art/brands', join(root, 'brands'))
  }
  mkdirSync(join(folder, 'art/brands/neutral'), { recursive: true })
  writeFileSync(join(folder, 'art/brands/neutral/logo.svg'), '<svg>old</svg>')
  rmSync(join(site, 'pictures', pictures!), { recursive: true })
}

/** Turns a version into one of before pages: one page, and files that hosts share by hard links. */
export function makeLinked(site: string, version: number) {
  const file = join(join(site, 'brands/lumina/versions', String(version)), 'record.json')
  const { languages: _languages, ...record } = jsonIn<StoredRecord>(file)
  writeFileSync(file, JSON.stringify({ ...record, digest: '0123456789abcdef' }))
  const own = ['index.html', 'index.html.br', 'robots.txt', 'sitemap.xml', 'app.webmanifest']
  mkdirSync(layout.files(site), { recursive: true })
  for (const each of namesIn(join(site, 'brands/lumina/versions', String(version), 'hosts'))) {
    const root = join(join(site, 'brands/lumina/versions', String(version)), 'hosts', each)
    const entries = readdirSync(root, { withFileTypes: true })
    for (const entry of entries.filter(({ name }) => !linkOf(join(root, name)) && !own.includes(name)))
      rmSync(join(root, entry.name), { recursive: true })
    rmSync(join(root, 'en'))
    for (const name of own.slice(2)) {
      const shared = join(layout.files(site), `${each}-${name}`)
      renameSync(join(root, name), shared)
      linkSync(shared, join(root, name))
    }
  }
}
