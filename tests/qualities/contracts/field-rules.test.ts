import blns from 'big-list-of-naughty-strings'
import { expect, it } from 'vitest'
import { email, login, password, personName, phoneWithPlus } from '#engine/forms/presets.ts'
import type { Rule } from '#engine/forms/rules.ts'
import { checkFields } from '../../../sandbox/domains/account/fields.ts'

const presets: Record<string, readonly Rule<string>[]> = {
  email,
  login,
  password,
  name: personName,
  surname: personName,
  phone: phoneWithPlus,
}
const controls = Array.from({ length: 0x20 }, (_, code) => `a${String.fromCharCode(code)}b`)
const texts = [
  ...blns,
  ...controls,
  'a',
  'ab',
  'x'.repeat(180),
  'x'.repeat(181),
  '😀'.repeat(180),
  ' ab',
  'ab ',
  'a b',
  'a\u00a0b',
  'a\u200cb',
  'Jean-Noël O’Brien',
  'a@b.co',
  'a@b',
  'a@@b.co',
  'a b@c.co',
  'a@b..co',
  '+1234567',
  '1234567',
  '123456',
  `+${'1'.repeat(20)}`,
  '1'.repeat(21),
  '+12 34567',
  '٠١٢٣٤٥٦٧',
]

function serverTakes(field: string, text: string): boolean {
  try {
    checkFields({ [field]: text }, [field])
    return true
  } catch {
    return false
  }
}

/** Only the server rejects what cannot be typed: control characters in a login or an address. */
const untypeable = (field: string, text: string) =>
  (field === 'login' || field === 'email') && /[\p{Cc}\p{Cs}]/u.test(text)

it.each(Object.keys(presets))('client and server agree on valid values of %s', (field) => {
  const differing = texts.filter((text) => {
    const client = presets[field]!.every((rule) => rule(text, {}) === null)
    return !untypeable(field, text) && client !== serverTakes(field, text)
  })
  expect(differing).toEqual([])
  expect(new Set(texts.map((text) => serverTakes(field, text)))).toEqual(new Set([true, false]))
})
