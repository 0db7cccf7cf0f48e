import { expect, it } from 'vitest'
import type { Language } from '#manifest'
import { languageOf } from './address.ts'

const languages: Language[] = ['fr', 'ar', 'en']
const chosen = (search: string, cookies: string, langQuery = false) =>
  languageOf({ languages, langQuery }, new URLSearchParams(search), cookies)

it.each([
  ['', '', 'fr'],
  ['', 'a=b; i18next=ar', 'ar'],
  ['', 'i18next=ar-EG; a=b', 'ar'],
  ['', 'own-i18next=ar', 'fr'],
  ['?lng=en', 'i18next=ar', 'en'],
  ['?lng=en-GB', '', 'en'],
  ['?lng=xx', 'i18next=ar', 'ar'],
  ['?lng=', 'i18next=ar', 'ar'],
  ['?lng=EN', '', 'fr'],
  ['?lang=ar', '', 'fr'],
])('with %s and the cookies "%s" the language is %s', (search, cookies, language) => {
  expect(chosen(search, cookies)).toBe(language)
})

it.each([
  ['?lang=AR', '', 'ar'],
  ['?lang=AR&lng=en', '', 'ar'],
  ['?lang=fr-CA', 'i18next=ar', 'ar'],
  ['?lang=fr-CA&lng=en', 'i18next=ar', 'en'],
  ['?lang=xx', 'i18next=ar', 'ar'],
  ['?lang=', '', 'fr'],
])(
  'with %s and the cookies "%s", where the manifest enables ?lang=, the language is %s',
  (search, cookies, language) => {
    expect(chosen(search, cookies, true)).toBe(language)
  },
)
