/**
 * `npm run gallery -- readme`: makes the picture of the brands from their recorded pictures, and the badges from the last measures
 * in test-results.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { chromium } from '@playwright/test'
import { readyChromium } from '../../../../scripts/browser.ts'
import { badgeFiles, measure, type Measured, withBadges } from './badges.ts'
import { picture, pictureSources, recordedBrands, sourcesOf, takeBrandsPicture } from './brands-picture.ts'

const measures = 'docs/pictures/measured.json'

function write(file: string, content: string | Buffer) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

const former = existsSync(measures) ? (JSON.parse(readFileSync(measures, 'utf8')) as Partial<Measured>) : {}
const measured = measure(former, 'test-results')
write(measures, json(measured))
for (const [file, text] of Object.entries(badgeFiles(measured))) write(file, text)
write('README.md', withBadges(readFileSync('README.md', 'utf8'), measured))

const ids = recordedBrands()
const browser = await chromium.launch(readyChromium())
const taken = await takeBrandsPicture(browser, ids)
await browser.close()
write(picture, taken)
write(pictureSources, json(sourcesOf(ids)))
console.log(`${picture}: ${Math.round(taken.length / 1000)} KB; badges: ${JSON.stringify(measured)}`)
