import { expect, test } from '#testing/browser/fixtures.ts'
import { pagesOf, userOf, walkTo } from '#testing/browser/pages.ts'
import { HostileAnswers } from './answers.ts'
import { Survey, usualTags } from './survey.ts'
import { attacks, own } from './texts.ts'

/** Records which storage items the page reads. Runs in the page, before anything else. */
function noteKeys() {
  const keys = new Set<string>()
  Object.assign(window, { keys })
  const ask = Object.getOwnPropertyDescriptor(Storage.prototype, 'getItem')!.value as (key: string) => string | null
  Object.defineProperty(Storage.prototype, 'getItem', {
    value(this: Storage, key: string) {
      keys.add(key)
      return ask.call(this, key)
    },
  })
}

const planted = '{"polluted":"yes"}'
/** Values that replace what the product stored: JSON of every shape, with prototype names in it, and invalid JSON. */
const values = [
  `{"__proto__":${planted},"constructor":{"prototype":${planted}}}`,
  `[{"__proto__":${planted}}]`,
  `{"granted":{"__proto__":${planted}},"date":"2026-01-01"}`,
  '[]',
  '{}',
  'null',
  'true',
  '0',
  '-1',
  '1e999',
  '""',
  '"x"',
  '{',
  '',
  '[[[]]]',
  '{"startedAt":"x","seenAt":{}}',
  '{"until":1e999}',
  '[null,1,{}]',
  ...attacks.map((attack) => own[attack][0]!),
  ...attacks.map((attack) => JSON.stringify([own[attack][0]])),
]

test.use({ brand: 'medina' })

test('hostile values in the storage are ignored or shown as values', async ({ page, manifest, signIn, pageErrors }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.addInitScript(noteKeys)
  const survey = new Survey(page, manifest, new HostileAnswers('hostile', ['en']), [], pageErrors)
  await survey.begin()
  await signIn('amine')
  const pages = pagesOf(manifest, await userOf(page)).filter(
    ({ expected }) => expected.name !== 'NOT_FOUND' && !/SPORT|HORSES/.test(expected.name),
  )
  for (const { path, expected } of pages) {
    await walkTo(page, path)
    await expect(page.locator('main')).toHaveAttribute('data-page', expected.name)
    await expect(page.locator('main')).toHaveAttribute('data-state', 'ready')
    survey.see(await survey.tagsNow())
  }
  survey.see(usualTags)
  const keys = await page.evaluate(() => [...(window as unknown as { keys: Set<string> }).keys])
  expect(keys.length).toBeGreaterThan(8)
  const names = [...keys, 'unresolved-payments:aaaaaaaaaaaaaaaa', 'telegram_auth', 'payment-draft', 'payment-made']

  for (const [index, value] of values.entries()) {
    await page.evaluate(
      ({ each, text }) => {
        for (const name of each) {
          localStorage.setItem(name, text)
          sessionStorage.setItem(name, text)
        }
      },
      { each: names, text: value },
    )
    const { path, expected } = pages[index % pages.length]!
    await page.goto(path)
    await expect(page.locator('main'), value).toHaveAttribute('data-page', expected.name)
    await expect(page.locator('main'), value).toHaveAttribute('data-state', 'ready')
    await survey.look(`${expected.name} with ${value}`, 'any')
  }
  expect(survey.faults()).toEqual([])
})
