import { expect, test } from '#testing/browser/fixtures.ts'
import { pagesOf, userOf, type PageToOpen } from '#testing/browser/pages.ts'
import { newcomer } from '#testing/browser/newcomer.ts'
import { HostileAnswers } from './answers.ts'
import { record } from './cells.ts'
import { Survey, usualTags } from './survey.ts'
import { attacks, texts, type Attack } from './texts.ts'

const right: Record<string, string> = {
  ...newcomer,
  birthday: '07.03.1991',
  newPassword: 'Secret-78',
  confirmPassword: 'Secret-77',
  amount: '50',
}

/** Runs in the page: fills every form with valid values and submits it, and clicks every other button. */
function useEverything(values: Record<string, string>) {
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!
  for (const input of document.querySelectorAll<HTMLInputElement>('main input[name]')) {
    if (input.type === 'file') continue
    if (input.type === 'checkbox' || input.type === 'radio') {
      if (!input.checked) input.click()
      continue
    }
    setter.call(
      input,
      input.name === 'confirmPassword' && document.querySelector('[name=newPassword]')
        ? values.newPassword
        : (values[input.name] ?? '12345678'),
    )
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
  for (const form of document.querySelectorAll<HTMLFormElement>('main form')) form.requestSubmit()
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('main button:not([type=submit])')].filter(
    (button) => !button.disabled,
  )
  for (const button of buttons.slice(0, 12)) button.click()
}

/** The number of visits to each page, each with other texts. */
const rounds = 3

for (const brand of ['totofa', 'medina']) {
  test.describe(`on ${brand}`, () => {
    test.use({ brand })

    test('the server’s error messages are treated as text', async ({ page, manifest, signIn, pageErrors }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      const survey = new Survey(page, manifest, new HostileAnswers('hostile', ['en']), [], pageErrors)
      await survey.begin()
      const cells = new Map<string, Map<Attack, string[]>>()
      const shown: string[] = []
      let refuses = false
      let turn = 0

      await page.context().route('**/api/**', async (route) => {
        const { pathname } = new URL(route.request().url())
        const method = route.request().method()
        if (!refuses || pathname === '/api/auth/me') return route.fallback()
        const attack = attacks[turn++ % attacks.length]!
        const text = texts[attack][Math.floor(turn / attacks.length) % texts[attack].length]!
        const place = `${method} ${pathname.replace('/api', '').replace(/\/[\d-]+(?=\/|$)|[\w-]{24,}/g, '/{}')}`
        const kinds = cells.get(place) ?? new Map<Attack, string[]>()
        cells.set(place, kinds.set(attack, [...(kinds.get(attack) ?? []), text]))
        // For a known code, the product shows its own message at the field.
        await route.fulfill({
          status: 400,
          json: [
            { message: text },
            { code: 110, param: text, message: text },
            { message: text, errors: [{ code: 110, param: text }] },
          ][turn % 3],
        })
      })

      const useAll = async (pages: PageToOpen[]) => {
        for (const { path, expected } of pages) {
          for (let round = 0; round <= rounds; round++) {
            refuses = false
            await page.goto(`${path}?lng=en`)
            await expect(page.locator('main')).toHaveAttribute('data-page', expected.name)
            await expect(page.locator('main')).toHaveAttribute('data-state', /ready|error/)
            refuses = round > 0
            if (!refuses) {
              // A vendor’s own elements, such as Telegram’s button, come after the page is ready.
              await page.waitForLoadState('networkidle')
              survey.see(await survey.tagsNow())
              continue
            }
            const before = turn
            await page.evaluate(useEverything, right)
            await survey.settled()
            if (turn > before) await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0)
            // What the clicks open is not an effect of the texts.
            if (round === 1) survey.see(usualTags)
            await survey.look(`${expected.name} refused`, 'any')
            shown.push(...(await page.locator('[role=alert], [data-toast]').allTextContents()))
          }
        }
      }
      await useAll(
        pagesOf(manifest, null).filter(({ expected }) =>
          ['LOGIN', 'REGISTER', 'CONFIRM_MAIL', 'GAME'].includes(expected.name),
        ),
      )
      refuses = false
      await signIn('amine')
      const wanted = [
        'CHANGE_PASSWORD',
        'PERSONAL_DATA',
        'DEPOSIT',
        'WITHDRAWAL',
        'BONUSES',
        'MESSAGES',
        'WHEEL_OF_FORTUNE',
        'USER_DOCUMENT',
        'PROFILE',
      ]
      await useAll(pagesOf(manifest, await userOf(page)).filter(({ expected }) => wanted.includes(expected.name)))

      for (const [place, kinds] of cells) record(place, kinds)
      for (const place of ['common.ErrorBody.message', 'common.ErrorBody.param', 'common.ErrorEntry.param'])
        record(place, merged(cells))
      expect(cells.size).toBeGreaterThan(6)
      expect(shown.length).toBeGreaterThan(20)
      expect(survey.faults()).toEqual([])
    })
  })
}

/** The texts of all calls combined. */
function merged(cells: ReadonlyMap<string, ReadonlyMap<Attack, string[]>>): Map<Attack, string[]> {
  return new Map(attacks.map((attack) => [attack, [...cells.values()].flatMap((kinds) => kinds.get(attack) ?? [])]))
}
