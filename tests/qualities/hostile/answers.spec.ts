import type { Page } from '@playwright/test'
import type { Manifest } from '#manifest'
import { expect, test } from '#testing/browser/fixtures.ts'
import type { Control } from '#testing/browser/control.ts'
import { HostileAnswers, type Kind } from './answers.ts'
import { record } from './cells.ts'
import { Survey, type Look } from './survey.ts'

/** A brand with the strict policy, and one with vendors’ scripts in its pages. */
const brands = ['totofa', 'medina']

interface Scene {
  page: Page
  manifest: Manifest
  sandbox: Control
  signIn: (login: string) => Promise<void>
  pageErrors: string[]
}

interface Surveyed {
  hostile: HostileAnswers
  looks: Look[]
  faults: string[]
}

/** Goes through a brand’s pages as a visitor and as a player, on a phone. */
async function survey({ page, manifest, signIn, pageErrors }: Scene, kind: Kind, tags: string[]): Promise<Surveyed> {
  await page.setViewportSize({ width: 360, height: 740 })
  const hostile = new HostileAnswers(kind, ['en'])
  const surveyor = new Survey(page, manifest, hostile, tags, pageErrors)
  await surveyor.begin()
  await surveyor.pages('visitors')
  await page.context().unrouteAll({ behavior: 'ignoreErrors' })
  await surveyor.begin()
  await signIn('amine')
  await surveyor.pages('players')
  return { hostile, looks: surveyor.looks, faults: surveyor.faults() }
}

for (const brand of brands) {
  test.describe(`on ${brand}`, () => {
    test.use({ brand })

    test('hostile texts and objects in every response stay what they are', async ({
      page,
      manifest,
      sandbox,
      signIn,
      pageErrors,
    }) => {
      const scene = { page, manifest, sandbox, signIn, pageErrors }
      // First with harmless texts, to learn the pages’ elements and where each text is shown.
      const marked = await survey(scene, 'mark', [])
      expect(marked.faults).toEqual([])
      await page.context().clearCookies()
      await page.context().unrouteAll({ behavior: 'ignoreErrors' })
      const tags = [...new Set(marked.looks.flatMap((look) => look.tags))]
      const { hostile, looks, faults } = await survey(scene, 'hostile', tags)
      for (const [place, kinds] of hostile.delivered) record(place, kinds)
      const changed = marked.looks.flatMap((before) =>
        changedTexts(
          before,
          looks.find(({ where }) => where === before.where),
          marked.hostile,
          hostile,
        ),
      )
      expect([...faults, ...changed]).toEqual([])
    })
  })
}

/** The server’s HTML may contain markup. */
const html = /^(popups\.Popup\.text|pages\.StaticPage\.html|promotions\.Promotion\.html)$/

/** Places whose mark was shown on a page, but whose hostile text is not shown there unchanged. */
function changedTexts(before: Look, now: Look | undefined, marked: HostileAnswers, hostile: HostileAnswers): string[] {
  if (before.where.includes('+') || !now)
    return now || before.where.includes('+') ? [] : [`${before.where} was not looked at`]
  // Direction marks, which isolate a text within a sentence, are ignored.
  const plain = (text: string) => text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '').trim()
  const [was, is] = [plain(before.texts), plain(now.texts)]
  return [...marked.delivered]
    .filter(([place, kinds]) => !html.test(place) && (kinds.get('mark') ?? []).some((mark) => was.includes(mark)))
    .filter(
      ([place]) =>
        ![...(hostile.delivered.get(place)?.values() ?? [])]
          .flat()
          .some((text) => text !== '' && is.includes(plain(text))),
    )
    .map(([place]) => `${before.where}: no text of ${place} is shown as it is`)
}
