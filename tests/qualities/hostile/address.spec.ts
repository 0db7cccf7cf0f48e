import type { Page } from '@playwright/test'
import { expect, open, test } from '#testing/browser/fixtures.ts'
import { pagesOf, userOf, walkTo } from '#testing/browser/pages.ts'
import { HostileAnswers } from './answers.ts'
import { record } from './cells.ts'
import { Survey } from './survey.ts'
import { attacks, own } from './texts.ts'

/** Records which parameters of the address the page reads. Runs in the page, before anything else. */
function noteNames() {
  const names = new Set<string>()
  Object.assign(window, { names })
  for (const method of ['get', 'getAll', 'has'] as const) {
    const ask = URLSearchParams.prototype[method]
    Object.defineProperty(URLSearchParams.prototype, method, {
      value(...given: [string]) {
        names.add(given[0])
        return Reflect.apply(ask, this, given) as unknown
      },
    })
  }
}

const namesRead = (page: Page) => page.evaluate(() => [...(window as unknown as { names: Set<string> }).names])

/** A vendor’s page is ready when the vendor reports it; the parameters of its frame are the vendor’s own. */
const isVendors = (name: string) => /SPORT|HORSES/.test(name)

/** A brand that reads `?lang=`, and one that shows the result of a payment. */
for (const brand of ['totofa', 'donxbet']) {
  test.describe(`on ${brand}`, () => {
    test.use({ brand })

    test('hostile values in the address are treated as values', async ({ page, manifest, signIn, pageErrors }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await page.addInitScript(noteNames)
      const hostile = new HostileAnswers('hostile', ['en'])
      const survey = new Survey(page, manifest, hostile, [], pageErrors)
      await survey.begin()
      await signIn('amine')
      const pages = pagesOf(manifest, await userOf(page)).filter(
        ({ expected }) => expected.name !== 'NOT_FOUND' && !isVendors(expected.name),
      )
      // Parameters that the pages read by themselves, and well-known ones.
      const names = new Set([
        'lng',
        'lang',
        'payment',
        'ref',
        'apikey',
        'subid',
        'returnTo',
        'redirect',
        '__proto__',
        '__proto__[polluted]',
        'constructor[prototype][polluted]',
      ])
      for (const [index, { path, expected }] of pages.entries()) {
        if (index === 0) await page.goto(path)
        else await walkTo(page, path)
        await expect(page.locator('main')).toHaveAttribute('data-page', expected.name)
        await expect(page.locator('main')).toHaveAttribute('data-state', 'ready')
        for (const name of await namesRead(page)) names.add(name)
        await survey.settled()
        survey.see(await survey.tagsNow())
      }
      expect(names.size).toBeGreaterThan(15)

      const cells = new Map<string, string[]>()
      for (const attack of attacks) {
        for (const [index, text] of own[attack].slice(0, 3).entries()) {
          for (const [place, { path, expected }] of pages.entries()) {
            const query = new URLSearchParams([...names].map((name) => [name, text]))
            // Some values are read only at the start. Servers limit the length of an address.
            if (place === index && `${query}`.length < 8000) await page.goto(`${path}?${query}`)
            else await walkTo(page, `${path}?${query}`)
            await expect(page.locator('main')).toHaveAttribute('data-page', expected.name)
            await expect(page.locator('main')).toHaveAttribute('data-state', 'ready')
            await survey.look(`${expected.name}?${attack}`)
            cells.set(attack, [...(cells.get(attack) ?? []), text])
          }
        }
      }
      for (const name of names) record(`address.${name}`, cells)
      const kept = await page.evaluate(() => [
        ...Object.values({ ...localStorage, ...sessionStorage }),
        document.cookie,
      ])
      expect(kept.filter((value) => /[<>]|alert\(|evil\.example|[\u202a-\u202e]/.test(value))).toEqual([])
      expect(survey.faults()).toEqual([])
    })

    test('hostile parts of a path are treated as parts of a path', async ({ page, manifest, pageErrors }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      const survey = new Survey(page, manifest, new HostileAnswers('hostile', ['en']), [], pageErrors)
      await survey.begin()
      await open(page, '/')
      const paths = Object.values(manifest.pages)
        .filter(({ visible, path }) => visible && path.includes(':'))
        .map(({ path }) => path)
      expect(paths.length).toBeGreaterThan(2)
      for (const path of [...paths, '/:any']) {
        survey.forget()
        for (const attack of attacks) {
          for (const text of own[attack].slice(0, 3)) {
            await walkTo(page, path.replace(/:\w+/g, encodeURIComponent(text)))
            await expect(page.locator('main')).toHaveAttribute('data-state', /ready|error/)
            await survey.settled()
            survey.see(await survey.tagsNow())
            await survey.look(`${path} ${attack}`, 'any')
          }
        }
      }
      expect(survey.faults()).toEqual([])
    })
  })
}
