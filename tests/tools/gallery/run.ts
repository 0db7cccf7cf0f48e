/** Takes pictures of every brand’s pages, states and windows, and writes one HTML file that shows them. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { chromium } from '@playwright/test'
import { readyChromium } from '../../../scripts/browser.ts'
import { startServer } from '#testing/browser/server.ts'
import { brands } from '#testing/choice.ts'
import { readChoice } from './choice.ts'
import { indexPage } from './index-page.ts'
import { makeSheets } from './sheets.ts'
import { shootBrand, type Shot } from './shoot.ts'

const choice = readChoice()
const waiting = brands.filter(({ id }) => choice.brand.includes(id))
const shots: Shot[] = []
const failures: string[] = []
const startedAt = Date.now()

/** Processes brands one after the other, with its own server. */
async function work(worker: number) {
  const server = await startServer(choice.port + worker)
  const browser = await chromium.launch(readyChromium())
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { id, manifest } = next
    const before = shots.length
    await shootBrand(
      browser,
      { brand: id, manifest, address: `http://${id}.localhost:${server.port}` },
      choice,
      (shot) => shots.push(shot),
      (failure) => failures.push(failure),
    )
    console.log(`${id.padEnd(12)}${shots.length - before} pictures`)
  }
  await browser.close()
  await server.stop()
}

/** Keeps the pictures of earlier runs in the file until they are taken again. */
function withEarlier(): Shot[] {
  const list = join(choice.to, 'shots.json')
  const earlier = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Shot[]) : []
  const all = new Map([...earlier, ...shots].map((shot) => [shot.file, shot]))
  const sorted = [...all.values()].filter(({ file }) => existsSync(join(choice.to, file)))
  writeFileSync(list, JSON.stringify(sorted))
  return sorted
}

/** The address of the same screen’s picture in an earlier gallery, if that has one. */
function earlierPicture({ file }: Shot) {
  const earlier = choice.before && join(choice.before, file)
  return earlier && existsSync(earlier) ? relative(choice.to, earlier) : undefined
}

mkdirSync(choice.to, { recursive: true })
await Promise.all(Array.from({ length: Math.min(choice.workers, waiting.length) }, (_, worker) => work(worker)))
writeFileSync(join(choice.to, 'index.html'), indexPage(withEarlier(), earlierPicture))
if (choice.sheets) {
  const browser = await chromium.launch(readyChromium())
  const sheets = await makeSheets(browser, shots, choice.sheets, choice.to, earlierPicture)
  console.log(`${sheets.length} sheets in ${join(choice.to, 'sheets')}`)
  await browser.close()
}
for (const failure of failures) console.error(`could not be captured: ${failure}`)
console.log(
  `${shots.length} pictures in ${Math.round((Date.now() - startedAt) / 1000)} s: ${join(choice.to, 'index.html')}`,
)
if (failures.length > 0) process.exitCode = 1
