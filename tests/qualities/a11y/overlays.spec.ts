import type { Page } from '@playwright/test'
import type { Manifest } from '#manifest'
import type { Control } from '#testing/browser/control.ts'
import { directions, noteAxe, spokenIn } from './axe.ts'
import { expect, type Note, open, test } from './cells.ts'
import { structureFaults } from './structure.ts'

interface Scene {
  page: Page
  manifest: Manifest
  sandbox: Control
  language: string
}

/** Opens one overlay by a player’s action or a server event. */
type Opening = (scene: Scene) => Promise<void>

const overlay = (page: Page, name: string) => page.locator(`[data-overlay="${name}"]`)
const go = ({ page, language }: Scene, path: string) => open(page, `${path}?lng=${language}`)

/** Requests a withdrawal and confirms its review. */
async function withdraw({ page }: Scene, method: string, values: Record<string, string>) {
  await page.locator(`[name=methodId][value=${method}]`).check()
  const form = page.locator('[data-form=withdrawal]')
  for (const [name, value] of Object.entries(values))
    await form.locator(`[data-field=${name}] [name=${name}]`).fill(value)
  await form.locator('[type=submit]').click()
  await page.locator('[data-step=review] button').first().click()
}

/** Overlays for visitors. */
const forVisitors: Record<string, Opening> = {
  'clean-cache': async (scene) => {
    await scene.page.route('**/version.json', (route) => route.fulfill({ json: { version: '1.7.51+other' } }))
    await go(scene, '/')
  },
  'reset-password': (scene) => scene.page.goto(`/reset-password/some-link?lng=${scene.language}`).then(() => undefined),
  sidebar: async (scene) => {
    await scene.page.setViewportSize({ width: 360, height: 780 })
    await go(scene, '/')
    await scene.page.locator('[data-block=menu-button] button').click()
  },
  chat: (scene) => go(scene, '/'),
}

/** Overlays for players: amine, whose wheel may be open, and who has data of every kind. */
const forPlayers: Record<string, Opening> = {
  'session-clock': (scene) => go(scene, '/'),
  'email-verification': async (scene) => {
    await scene.sandbox.change('amine', { isEmailConfirmed: false })
    await go(scene, scene.manifest.pages.PERSONAL_DATA.path)
    await scene.page.locator('[data-block=personal-data] button:not([type=submit])').first().click()
  },
  'payment-result': (scene) => scene.page.goto(`/promotions?payment=1&lng=${scene.language}`).then(() => undefined),
  'reality-check': async (scene) => {
    await go(scene, '/')
    const longAgo = Date.now() - 61 * 60_000
    await scene.page.evaluate(
      (startedAt) => localStorage.setItem('play-time', JSON.stringify({ startedAt, seenAt: Date.now() })),
      longAgo,
    )
    await go(scene, '/promotions')
  },
  voucher: async (scene) => {
    await go(scene, scene.manifest.pages.WITHDRAWAL.path)
    await withdraw(scene, 'voucher', { amount: '20' })
  },
  'premium-withdrawal': async (scene) => {
    await go(scene, scene.manifest.pages.WITHDRAWAL.path)
    await withdraw(scene, 'premium', { holder: 'Amine Ben Salah', accountNumber: 'TN5912345678', amount: '120' })
  },
  cashback: async (scene) => {
    await scene.sandbox.give('amine', 'cashbacks', { amount: 12.5 })
    await go(scene, '/games')
  },
  popups: async (scene) => {
    await scene.sandbox.give('amine', 'popups', {
      title: 'Bonus',
      html: '<p>Words, and a <a href="/games">link</a></p>',
      button: 'Play',
      link: '/games',
    })
    await go(scene, '/promotions')
  },
  wheel: async (scene) => {
    await go(scene, '/promotions')
    await expect(async () => {
      await scene.sandbox.emit('fortuneWheel', { status: 'ALLOWED' }, 'amine')
      await expect(overlay(scene.page, 'wheel')).toBeVisible({ timeout: 1000 })
    }).toPass()
  },
  'wheel-prize': async (scene) => {
    await scene.sandbox.fixWheel('amine', { award: { key: 'coin', value: 20 } })
    await scene.page.clock.install()
    await go(scene, scene.manifest.pages.WHEEL_OF_FORTUNE.path)
    await scene.page.clock.pauseAt(Date.now() + 60_000)
    await scene.page.locator('[data-stage]').getByRole('button').first().click()
    await expect(async () => {
      await scene.page.clock.runFor(10_000)
      await expect(overlay(scene.page, 'wheel-prize')).toBeVisible({ timeout: 500 })
    }).toPass({ intervals: [100] })
    await scene.page.clock.resume()
  },
}

const isThere = ({ overlays, chats, playerProtection }: Manifest, name: string) =>
  overlays[name as keyof Manifest['overlays']].visible &&
  (name !== 'chat' || chats.length > 0) &&
  (name !== 'reality-check' || playerProtection.realityCheckMinutes !== undefined) &&
  (name !== 'session-clock' || playerProtection.sessionClock)

async function judge(scene: Scene, note: Note, name: string, opening: Opening, direction: (typeof directions)[number]) {
  await opening(scene)
  await expect(overlay(scene.page, name)).toBeVisible()
  await noteAxe(scene.page, note, name, direction, name !== 'sidebar')
  note('structure', `${name} ${direction}`, await structureFaults(scene.page))
}

for (const direction of directions) {
  test.describe(`overlays, ${direction}`, () => {
    test.describe.configure({ timeout: 900_000 })

    test('overlays for visitors', async ({ page, manifest, sandbox, note }) => {
      const scene = { page, manifest, sandbox, language: spokenIn(manifest.languages, direction) }
      for (const [name, opening] of Object.entries(forVisitors))
        if (isThere(manifest, name)) await judge(scene, note, name, opening, direction)
    })

    test('overlays for players', async ({ page, manifest, sandbox, note, signIn, context }) => {
      const language = spokenIn(manifest.languages, direction)
      await signIn('amine')
      await page.locator('[data-toast]').first().hover()
      await noteAxe(page, note, 'toast', direction)
      // An open page would receive and show the next event itself.
      await page.goto('about:blank')
      const names = Object.keys(forPlayers).filter((name) => isThere(manifest, name))
      for (const name of names) {
        // A new page for each, so that effects such as a stopped clock do not remain.
        const own = await context.newPage()
        await judge({ page: own, manifest, sandbox, language }, note, name, forPlayers[name]!, direction)
        // One that opens again until the server knows it was closed would cover the next.
        const known =
          name === 'cashback' || name === 'popups'
            ? own.waitForResponse((answer) => /PUT|PATCH/.test(answer.request().method()))
            : undefined
        // Only its buttons close the reality check.
        if (name === 'reality-check') await overlay(own, name).getByRole('button').first().click()
        else await own.keyboard.press('Escape')
        await known
        await own.close()
      }
    })

    test.describe('initial questions', () => {
      test.use({ isAsked: true })

      test('the questions for consent and age', async ({ page, manifest, note }) => {
        const scene = { page, language: spokenIn(manifest.languages, direction) } as Scene
        const wanted = { consent: manifest.consent.required, 'age-gate': manifest.playerProtection.ageGate }
        test.skip(!Object.values(wanted).some(Boolean), 'the brand asks nothing')
        await go(scene, '/')
        for (const name of ['age-gate', 'consent'].filter((each) => wanted[each as keyof typeof wanted])) {
          await expect(overlay(page, name)).toBeVisible()
          await noteAxe(page, note, name, direction)
          // The detailed choices, or the refusal page of the gate.
          await overlay(page, name)
            .getByRole('button')
            .nth(name === 'consent' ? 2 : 1)
            .click()
          await noteAxe(page, note, `${name}, second step`, direction)
        }
      })
    })
  })
}
