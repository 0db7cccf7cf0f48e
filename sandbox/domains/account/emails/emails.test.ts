import { afterEach, beforeEach, describe, expect, it, test } from 'vitest'
import { buildSandbox, type Sandbox } from '../../../app/server.ts'
import { Browser, signedIn } from '../../../testing/browser.ts'
import { linkTo, messagesTo } from '../../../testing/messages.ts'
import { languageOf } from './reader.ts'
import { emailTexts, minutesText } from './texts.ts'
import { testDatabase } from '../../../testing/database.ts'

const languages = Object.keys(emailTexts) as (keyof typeof emailTexts)[]
const names = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort()

describe('the texts', () => {
  const english = Object.entries(emailTexts.en).flatMap(([email, parts]) =>
    Object.entries(parts).map(([part, text]) => ({ email, part, text })),
  )

  it.each(languages.filter((lang) => lang !== 'en'))(
    'have in %s the same keys and placeholders as in English, and translated texts',
    (lang) => {
      const texts = emailTexts[lang] as Record<string, Record<string, string>>
      expect(Object.keys(texts)).toEqual(Object.keys(emailTexts.en))
      for (const { email, part, text } of english) {
        const own = texts[email]?.[part] ?? ''
        expect({ email, part, names: names(own) }).toEqual({ email, part, names: names(text) })
        expect(own, `${email} ${part}`).not.toBe(text)
      }
    },
  )

  it('format minutes in the words and digits of each language', () => {
    expect(['fa', 'sr', 'ar'].map((lang) => minutesText(10, lang as 'fa'))).toEqual([
      '۱۰ دقیقه',
      '10 minuta',
      '10 دقائق',
    ])
  })
})

describe('the language', () => {
  const of = (i18next: string | undefined, accepted?: string) =>
    languageOf({ cookies: { i18next }, headers: accepted === undefined ? {} : { 'accept-language': accepted } })

  it('is the page’s, otherwise the first supported one of the browser, otherwise English', () => {
    expect([
      of('fa', 'de'),
      of(undefined, 'ja, sr-Latn-RS;q=0.8, en;q=0.5'),
      of('xx', 'tr-TR'),
      of(undefined),
      of('__proto__'),
    ]).toEqual(['fa', 'sr', 'tr', 'en', 'en'])
  })
})

describe('what is sent', () => {
  let sandbox: Sandbox
  beforeEach(async () => {
    sandbox = await buildSandbox({ database: await testDatabase(), control: true })
  })
  afterEach(() => sandbox.close())
  const claire = 'claire@players.example'
  const subjects = async () => (await messagesTo(sandbox.app, claire)).map(({ subject }) => subject)

  test('emails about passwords and addresses are in the language of the page', async () => {
    const browser = await signedIn(sandbox.app, 'claire')
    browser.cookies.set('i18next', 'fr')
    await browser.post('/api/password-recovery-email', { email: claire })
    await browser.call('PATCH', '/api/password-recovery', {
      body: { sessionId: await linkTo(sandbox.app, claire), newPassword: 'Autre-1234' },
    })
    expect(await subjects()).toEqual([emailTexts.fr.recover.subject, emailTexts.fr.passwordChanged.subject])
  })

  test('text messages with codes and emails about locks are too', async () => {
    const browser = new Browser(sandbox.app, { 'accept-language': 'ar-MA,fr;q=0.8' })
    await browser.get('/api/auth/me')
    await browser.post('/api/signup/send-code', { phone: '+221770000001' })
    const [sms] = await messagesTo(sandbox.app, '+221770000001')
    expect(sms?.text).toMatch(/^رمزك هو \u2068\d{6}\u2069\. مدة صلاحيته: 10 دقائق\.$/)

    for (let attempt = 0; attempt < 10; attempt++)
      await browser.post('/api/client-login', { login: 'claire', password: 'wrong' })
    expect(await subjects()).toEqual([emailTexts.ar.locked.subject])
  }, 15_000)
})
