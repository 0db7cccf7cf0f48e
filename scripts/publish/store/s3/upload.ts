import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { framePages } from '../../frame-pages.ts'
import { buildFiles, type Build } from '../../publish.ts'
import { brotli } from '../../site/compressed.ts'
import { picturesName, type Pictures } from '../../site/pictures.ts'
import type { Release } from '../../site/release.ts'
import type { Objects } from './objects.ts'
import { sentWith } from './sent.ts'

/** How many requests are made at once. */
const lanes = 16

/** Runs work on items, some of them at once. */
async function each<Item>(items: readonly Item[], work: (item: Item) => Promise<void>) {
  const left = items.values()
  const lane = async () => {
    for (const item of left) await work(item)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

type Files = [name: string, content: () => string | Buffer][]

/** The files that servers in front ask for compressed, whatever their size. */
const isCompressed = (name: string) => /\.(html|js|css|json|svg|webmanifest)$/.test(name)

/** The object that says that a folder is complete: it is written last, and removed first. */
export const markerOf = (folder: string) => `${folder}/complete`

/** Writes files below a folder, each with its compressed copy. */
async function uploadFiles(objects: Objects, folder: string, files: Files) {
  const names = new Set(files.map(([name]) => name))
  await each(files, async ([name, content]) => {
    if (name.endsWith('.gz')) return
    const [key, bytes] = [`${folder}${name}`, content()]
    await objects.put(key, bytes, sentWith(name))
    if (isCompressed(name) && !names.has(`${name}.br`))
      await objects.put(`${key}.br`, brotli(bytes), sentWith(`${name}.br`))
  })
}

/** Writes a folder whose name depends on its content, unless it is there. */
async function uploadFolder(objects: Objects, folder: string, files: Files) {
  if (await objects.exists(markerOf(folder))) return
  await uploadFiles(objects, `${folder}/`, files)
  await objects.put(markerOf(folder), 'complete', sentWith('complete.txt'))
}

const filesIn = (folder: string, below: string): Files =>
  readdirSync(join(folder, below), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => [file.slice(folder.length + 1).replaceAll('\\', '/'), () => readFileSync(file)])

/** Writes a build: assets, which builds share, and its folder. `assets.json` lists them for a prune. */
export async function uploadBuild(objects: Objects, build: Build, name: string) {
  const folder = `builds/${name}`
  if (await objects.exists(markerOf(folder))) return
  const assets = filesIn(build.folder, 'assets')
  const known = new Set(await objects.list('assets/'))
  const isThere = (asset: string) => known.has(asset) && (!isCompressed(asset) || known.has(`${asset}.br`))
  await uploadFiles(
    objects,
    '',
    assets.filter(([asset]) => !isThere(asset)),
  )
  const pages = framePages(build.folder)
  await uploadFolder(objects, folder, [
    ...filesIn(build.folder, 'locales'),
    ...Object.entries(buildFiles(build)).map(([file, content]): Files[number] => [file, () => content]),
    ['provider-frame.html', () => pages['/provider-frame.html'].html],
    ['frame-return', () => pages['/frame-return'].html],
    ['assets.json', () => JSON.stringify(assets.flatMap(([asset]) => [asset, `${asset}.br`]))],
  ])
}

/** Writes a set of pictures, and returns its name. */
export async function uploadPictures(objects: Objects, pictures: Pictures): Promise<string | undefined> {
  const name = picturesName(pictures)
  if (name) {
    const files = [...pictures].map(([address, content]): Files[number] => [address.slice(1), () => content])
    await uploadFolder(objects, `pictures/${name}`, files)
  }
  return name
}

/** The folder of a host’s own files. */
export const rootOf = (id: string, digest: string, host: string) => `${pagesOf(id, digest)}/${host}`

/** The folder of what a version’s hosts serve of their own. */
export const pagesOf = (id: string, digest: string) => `pages/${id}/${digest}`

/** Writes the pages of a version. */
export const uploadPages = (objects: Objects, id: string, { digest, hosts }: Release) =>
  uploadFolder(
    objects,
    pagesOf(id, digest),
    [...hosts].flatMap(([host, { page, brotli: compressed, files }]): Files => [
      [`${host}/index.html`, () => Buffer.from(page)],
      [`${host}/index.html.br`, () => Buffer.from(compressed)],
      ...Object.entries(files).map(([name, content]): Files[number] => [`${host}/${name}`, () => content]),
    ]),
  )

/** Writes a page that vendors’ frames share. */
export const uploadShell = (objects: Objects, folder: string, html: string) =>
  uploadFolder(objects, folder, [['provider-frame.site.html', () => html]])
