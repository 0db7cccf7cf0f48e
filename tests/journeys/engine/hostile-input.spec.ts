import type { Page } from '@playwright/test'
import blns from 'big-list-of-naughty-strings/blns.json' with { type: 'json' }
import { email, login, password, personName, phoneWithPlus } from '#engine/forms/presets.ts'
import { parseCode } from '#engine/forms/code.ts'
import { parseEmail } from '#engine/forms/email.ts'
import { parseLogin } from '#engine/forms/login.ts'
import type { Parser } from '#engine/forms/parser.ts'
import { parsePhone, toPhoneText } from '#engine/forms/phone.ts'
import { length, noSpaces, required, type Rule } from '#engine/forms/rules.ts'
import { visibleText } from '#engine/forms/typed-text.ts'
import { expect, open, test } from '#testing/browser/fixtures.ts'
import { submitTexts, type Outcome } from '../../qualities/hostile/forms.ts'
import { newcomer } from '#testing/browser/newcomer.ts'

test.use({ trace: 'off' })

/** All texts in the slow suite, otherwise one in ten. An input contains no line breaks. */
const texts = blns
  .filter((_, index) => process.env.SLOW_SUITE === 'matrix' || index % 10 === 0)
  .map((text) => text.replace(/[\r\n]/g, ''))

interface Field {
  rules: readonly Rule<string>[]
  right: string
  /** Returns what the field holds, if it is not the text. */
  held?: (text: string) => string
  parse?: Parser
  send?: (value: string) => string
}

const secret: Field = { rules: password, right: 'Secret-77' }
const city: Field = { rules: [], right: '', parse: (text) => ({ value: visibleText(text) }) }
const someone: Record<string, Field> = {
  name: { rules: personName, right: newcomer.name },
  surname: { rules: personName, right: newcomer.surname },
  cardId: {
    rules: [required, noSpaces],
    parse: parseCode,
    right: newcomer.cardId,
    send: (value) => value.toLowerCase(),
  },
  // A second registration of one address and number is not sent without a question.
  email: { rules: email, parse: parseEmail, right: `#${newcomer.email}` },
  phone: {
    rules: phoneWithPlus,
    right: '+21255501234',
    held: (text) => toPhoneText(text, newcomer.phone) ?? '',
    parse: (text) => parsePhone(text, { prefix: '+212', max: 13 }),
  },
}

/** Tries texts in a form; returns those whose result differs from the fields’ rules. */
async function deviations(page: Page, form: string, fields: Record<string, Field>, tried = texts) {
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  // A field that is loaded on demand is disabled until then.
  await expect(page.locator(`[data-form=${form}] input:disabled`)).toHaveCount(0)
  const right = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.right]))
  const outcomes = await page.evaluate(submitTexts, { form, texts: tried, right })
  expect(outcomes.length).toBeGreaterThanOrEqual(0.85 * texts.length)
  expect(dialogs).toEqual([])
  return outcomes.flatMap((outcome) =>
    Object.entries(fields).flatMap(([name, field]) => deviation(outcome, name, field) ?? []),
  )
}

function deviation(
  { text, held, refused, sent, right }: Outcome,
  name: string,
  { rules, held: holds = (typed) => typed, parse = (typed) => ({ value: typed }), send = (value) => value }: Field,
) {
  const value = held[name]!
  if (value !== holds(text)) return `${name} holds ${JSON.stringify(value)} of ${JSON.stringify(text)}`
  const parsed = parse(value, held)
  const typed = 'value' in parsed ? parsed.value : value
  const rule = 'message' in parsed ? parsed.message.key : rules.map((ask) => ask(typed, held)).find(Boolean)?.key
  if (refused[name] !== rule) return `${name} refuses ${JSON.stringify(value)} by ${refused[name]}, not ${rule}`
  // Unchanged values are not sent again.
  const wanted = send(rule ? right[name]! : typed)
  return name in sent && sent[name] !== wanted
    ? `${name} sends ${JSON.stringify(sent[name])}, not ${JSON.stringify(wanted)}`
    : undefined
}

test('the sign-in treats any text as text', { tag: '@always' }, async ({ page }) => {
  await open(page, '/login')
  expect(
    await deviations(page, 'login', {
      login: { rules: [required], parse: parseLogin, right: 'x' },
      password: { rules: [required], right: 'x' },
    }),
  ).toEqual([])
})

test('the password recovery treats any text as text', async ({ page }) => {
  await open(page, '/login')
  await page
    .locator('[data-form=login]')
    .getByRole('button')
    .and(page.locator(':not([type=submit]):not([aria-label])'))
    .click()
  expect(await deviations(page, 'password-recovery', { email: someone.email! })).toEqual([])
})

test('the registration treats any text as text', async ({ page }) => {
  await open(page, '/register')
  expect(await deviations(page, 'register', { ...someone, city })).toEqual([])
  const country = page.locator('[data-field=country] [name=country]')
  const elements = await page.locator('main script, main img, main iframe').count()
  for (const text of texts.filter((each) => each.includes('<')).slice(0, 20)) await country.fill(text)
  await expect(page.locator('[data-field=country] [role=option]')).toHaveCount(0)
  expect(await page.locator('main script, main img, main iframe').count()).toBe(elements)
})

test('the personal data form treats any text as text', async ({ page, enter }) => {
  await enter('claire')
  await open(page, '/personal-data')
  const form = page.locator('[data-form=personal-data]')
  const shown = await form
    .locator('input[name]')
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).name))
  const line = length({ max: 180 })
  const fields: Record<string, Field> = {
    ...someone,
    cardId: { ...someone.cardId!, rules: [noSpaces, line] },
    phone: { ...someone.phone!, parse: (text) => parsePhone(text, { prefix: '+33' }) },
    city: { ...city, rules: [line], right: 'Nantes' },
  }
  const own = Object.fromEntries(Object.entries(fields).filter(([name]) => shown.includes(name)))
  expect(Object.keys(own).length).toBeGreaterThan(1)
  expect(await deviations(page, 'personal-data', own)).toEqual([])
})

test('the password form treats any text as text', async ({ page, enter }) => {
  await enter('claire')
  await open(page, '/change-password')
  const old = { rules: [required], right: 'Demo-1234' }
  expect(
    await deviations(page, 'change-password', { password: old, newPassword: secret, confirmPassword: secret }),
  ).toEqual([])
})

test.describe('family B', () => {
  test.use({ brand: 'betogooal' })

  test('the registration treats any text as text', async ({ page }) => {
    await open(page, '/register')
    await page.locator('[name=birthday]').fill(newcomer.birthday)
    await page.locator('[name=checkTerms]').check()
    // The slider of bonuses comes when the page is ready.
    await expect(page.locator('[data-form=register] .swiper')).toBeVisible()
    const fields = {
      login: { rules: login, parse: parseLogin, right: `${newcomer.login}#` },
      password: secret,
      confirmPassword: secret,
      referralCode: { rules: [], parse: parseCode, right: '' },
    }
    // A second registration of one login is not sent without a question.
    const logins = texts.map((text) => visibleText(text))
    const different = texts.filter((_, index) => logins.indexOf(logins[index]!) === index)
    expect(await deviations(page, 'register', fields, different)).toEqual([])
  })
})
