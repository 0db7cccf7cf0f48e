import { readdirSync } from 'node:fs'
import { licensedManifests } from '#testing/browser/fixture-brands.ts'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { readManifests } from '#manifest-tools/layers/read-manifests.ts'
import { resolver } from '#manifest-tools/layers/resolve.ts'
import { evidenceOf, type Evidence } from '#manifest-tools/licences/evidence.ts'
import { licences } from '#schemas/licences.ts'
import { lookFor, unseenOf } from '../../../scripts/brand/licence/look.ts'
import { namedScreens, unseenLines, withPictures } from '../../../scripts/brand/licence/pictures.ts'
import { reach } from '../../../scripts/brand/licence/reach.ts'
import { onStage, takePictures, visitsOf } from '../../../scripts/brand/licence/take-pictures.ts'

/* What an evidence shows is looked for on the screen: where it is not, the duty is not held. */

const build = process.env.BUILD ?? 'dist'

/** The evidence of a brand, of all its duties or of some. */
function evidenceFor(id: string, ...duties: string[]): Evidence {
  const { read, parents, path } = readManifests(licensedManifests)
  const resolved = resolver(read, parents())(id)
  const evidence = evidenceOf(resolved, { packs: licences, now: Date.now(), hash: '', path })
  if (duties.length === 0) return evidence
  const named = evidence.licences.map((licence) => ({
    ...licence,
    duties: licence.duties.filter((duty) => duties.includes(duty.id)),
  }))
  return { ...evidence, licences: named }
}

/** Runs in the page: hides what a selector shows. The page’s policy allows no style elements. */
function hide(selector: string) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`:is(${selector}) { display: none !important }`)
  document.adoptedStyleSheets.push(sheet)
}

/** Hides what a selector shows, and returns which of all show nothing then. */
async function unseenWithout(page: Page, selector: string, all: readonly string[]): Promise<string[]> {
  await page.evaluate(hide, selector)
  const unseen = await unseenOf(page, all)
  await page.evaluate(() => void document.adoptedStyleSheets.pop())
  return unseen
}

for (const [id, language] of [
  ['gb-complete', 'en'],
  ['se-complete', 'ar'],
  ['br-complete', 'en'],
] as const)
  test(`each screen of ${id} shows its duty in ${language}, and no longer does when that is hidden`, async () => {
    test.setTimeout(400_000)
    const screens = namedScreens(evidenceFor(id))
    expect(screens.length).toBeGreaterThan(3)
    await onStage(id, { manifests: licensedManifests, build }, async (stage) => {
      for (const visit of visitsOf(screens)) {
        const opened = await reach(visit[0]!.screen, language, stage)
        const lists = visit.map(({ screen }) => screen.shows)
        const left = await lookFor(opened.page, lists, async (index) => {
          for (const selector of lists[index]!)
            expect(await unseenWithout(opened.page, selector, lists[index]!)).toContain(selector)
        })
        expect([opened.isThere, left.map((index) => lists[index])]).toEqual([true, []])
        await opened.context.close()
      }
    })
  })

test(
  'a screen that no longer shows its duty fails the evidence, by the duty, the page and the language',
  { tag: '@always' },
  async () => {
    test.setTimeout(300_000)
    const info = test.info()
    const evidence = evidenceFor('gb-complete', 'rts-net-position', 'rts-13-clock')
    const folder = info.outputPath('pictures')
    const languages = ['en']
    const sightings = await takePictures(evidence, {
      manifests: licensedManifests,
      build,
      folder,
      languages,
      onContext: async (context) => void (await context.addInitScript(hide, '[data-block=net-position]')),
    })
    const shown = withPictures(evidence, { folder, to: info.outputDir, languages, sightings })
    expect(unseenLines(shown)).toEqual(['gb rts-net-position: not seen on PROFILE in en: [data-block=net-position] dl'])
    const states = shown.licences.flatMap(({ duties }) => duties.map(({ id, state }) => [id, state]))
    expect(states).toEqual([
      ['rts-net-position', 'unseen'],
      ['rts-13-clock', 'held'],
    ])
    const [main] = shown.licences[0]!.duties[1]!.screens
    expect(main).toMatchObject({ pictures: [{ isSeen: true, box: { width: expect.any(Number) } }] })
    expect(readdirSync(folder).sort()).toContain('PROFILE-en.png')
  },
)
