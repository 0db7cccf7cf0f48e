import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { framePages } from '../../render/frame-pages.ts'
import { buildFiles, type Build } from '../../render/brand-pages.ts'
import { brotli } from '../compressed.ts'
import { eachAtOnce } from '../each-at-once.ts'
import { picturesName, type Pictures } from '../pictures.ts'
import { writeRelease, type Release } from '../release.ts'
import type { Objects } from '../objects.ts'
import { sentWith } from '../sent.ts'

/** How many requests are made at once. */
const lanes = 16

type Files = [name: string, content: () => string | Buffer][]

/** The files that servers in front ask for compressed, whatever their size. */
const isCompressed = (name: string) => /\.(html|js|css|json|svg|webmanifest)$/.test(name)

/** The object that says that a folder is complete: it is written last, and removed first. */
export const markerOf = (folder: string) => `${folder}/complete`

/** Writes files below a folder, each with its compressed copy. */
async function uploadFiles(objects: Objects, folder: string, files: Files) {
  const names = new Set(files.map(([name]) => name))
  await eachAtOnce(files, lanes, async ([name, content]) => {
    if (name.endsWith('.gz')) return
    const [key, bytes] = [`${folder}${name}`, content()]
    await objects.put(key, bytes, sentWith(name))
    if (isCompressed(name) && !names.has(`${name}.br`))
      await objects.put(`${key}.br`, await brotli(bytes), sentWith(`${name}.br`))
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

/** Renders the pages of a version, and writes what its hosts serve of their own. */
export async function uploadPages(objects: Objects, id: string, release: Release) {
  const folder = pagesOf(id, release.digest)
  await writeRelease(release, async (host, name, content) => {
    const [key, bytes] = [`${folder}/${host}/${name}`, Buffer.from(content)]
    await objects.put(key, bytes, sentWith(name))
    // Pages come with their copies.
    if (isCompressed(name) && !name.endsWith('.html'))
      await objects.put(`${key}.br`, await brotli(bytes), sentWith(`${name}.br`))
  })
  await objects.put(markerOf(folder), 'complete', sentWith('complete.txt'))
}

/** Writes a page that vendors’ frames share. */
export const uploadShell = (objects: Objects, folder: string, html: string) =>
  uploadFolder(objects, folder, [['provider-frame.site.html', () => html]])
