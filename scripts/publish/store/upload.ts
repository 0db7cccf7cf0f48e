import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { framePages } from '../render/frame-pages.ts'
import { buildFiles, type Build } from '../render/brand-pages.ts'
import { compressed, isCompressible } from './compressed.ts'
import { eachAtOnce } from './each-at-once.ts'
import type { Medium } from './objects.ts'
import { picturesName, type Pictures } from './pictures.ts'
import { writeRelease, type Release } from './release.ts'
import { sentWith } from './sent.ts'
import { rootOf } from './published.ts'

/** How many files are written at once. */
const lanes = 16

type Files = [name: string, content: () => string | Buffer][]

const encodings = ['br', 'gz'] as const

/** The object that says that a folder is complete: it is written last, and removed first. */
export const markerOf = (folder: string) => `${folder}/complete`

/** Writes a file of a folder with the compressed copies that servers look for; `known` are the names of files beside it. */
async function uploadFile(
  medium: Medium,
  folder: string,
  name: string,
  content: string | Buffer,
  known?: ReadonlySet<string>,
) {
  await medium.put(folder + name, content, sentWith(name))
  const { endings, least } = medium.copies
  if (!isCompressible(name) || Buffer.byteLength(content) < least) return
  for (const ending of endings) {
    const copy = `${name}.${ending}`
    if (!known?.has(copy)) await medium.put(folder + copy, await compressed(ending, content), sentWith(copy))
  }
}

/** Writes files of a folder, each with its compressed copies; copies that servers do not look for are left out. */
async function uploadFiles(medium: Medium, folder: string, files: Files) {
  const isAsked = (name: string) =>
    encodings.every((ending) => !name.endsWith(`.${ending}`) || medium.copies.endings.includes(ending))
  const names = new Set(files.map(([name]) => name))
  await eachAtOnce(
    files.filter(([name]) => isAsked(name)),
    lanes,
    ([name, content]) => uploadFile(medium, folder, name, content(), names),
  )
}

/** Writes a folder whose name depends on its content, unless it is there. */
async function uploadFolder(medium: Medium, folder: string, files: Files) {
  if (await medium.exists(markerOf(folder))) return
  await uploadFiles(medium, `${folder}/`, files)
  await medium.put(markerOf(folder), 'complete', sentWith('complete.txt'))
}

const filesIn = (folder: string, below: string): Files =>
  readdirSync(join(folder, below), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => [file.slice(folder.length + 1).replaceAll('\\', '/'), () => readFileSync(file)])

/** Writes a build: assets, which builds share, and its folder. `assets.json` lists them for a prune. */
export async function uploadBuild(medium: Medium, build: Build, name: string) {
  const folder = `builds/${name}`
  if (await medium.exists(markerOf(folder))) return
  const assets = filesIn(build.folder, 'assets')
  const known = new Set(await medium.list('assets/'))
  const needsCopy = (asset: string) => medium.copies.least === 0 && isCompressible(asset)
  const isThere = (asset: string) => known.has(asset) && (!needsCopy(asset) || known.has(`${asset}.br`))
  await uploadFiles(
    medium,
    '',
    assets.filter(([asset]) => !isThere(asset)),
  )
  const pages = framePages(build.folder)
  await uploadFolder(medium, folder, [
    ...filesIn(build.folder, 'locales'),
    ...Object.entries(buildFiles(build)).map(([file, content]): Files[number] => [file, () => content]),
    ['provider-frame.html', () => pages['/provider-frame.html'].html],
    ['frame-return', () => pages['/frame-return'].html],
    ['assets.json', () => JSON.stringify(assets.map(([asset]) => asset))],
  ])
}

/** Returns the keys of a build’s assets, with all copies that they may have. */
export async function assetsOf(medium: Medium, build: string): Promise<string[]> {
  const list = await medium.get(`builds/${build}/assets.json`)
  const names = list ? (JSON.parse(list.text) as string[]) : []
  // Older releases have listed names without the folder.
  const keys = names.map((name) => (name.startsWith('assets/') ? name : `assets/${name}`))
  return keys.flatMap((key) => [key, ...encodings.map((ending) => `${key}.${ending}`)])
}

/** Writes a set of pictures, unless it is there. */
export async function uploadPictures(medium: Medium, pictures: Pictures) {
  const name = picturesName(pictures)
  if (!name) return
  const files = [...pictures].map(([address, content]): Files[number] => [address.slice(1), () => content])
  await uploadFolder(medium, `pictures/${name}`, files)
}

/** Returns a folder for the pages of a version that no other command writes. */
export const newPages = (id: string, { digest }: Release) => `pages/${id}/${digest}-${randomBytes(6).toString('hex')}`

/** Renders the pages of a version, and writes what its hosts serve of their own. */
export async function uploadPages(medium: Medium, id: string, pages: string, release: Release) {
  await writeRelease(release, async (host, name, content) => {
    const [folder, bytes] = [`${rootOf(id, { pages }, host)}/`, Buffer.from(content)]
    // Pages come with their copies.
    if (/\.html(\.br)?$/.test(name)) await medium.put(folder + name, bytes, sentWith(name))
    else await uploadFile(medium, folder, name, bytes)
  })
}

/** Writes a page that vendors’ frames share. */
export const uploadShell = (medium: Medium, folder: string, html: string) =>
  uploadFolder(medium, folder, [['provider-frame.site.html', () => html]])
