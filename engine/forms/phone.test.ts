import { describe, expect, it } from 'vitest'
import { parsePhone, toPhoneText } from './phone.ts'

/** The value that is sent, or the key of the message. */
function read(text: string, prefix?: string, max?: number) {
  const parsed = parsePhone(text, { prefix, ...(max !== undefined && { max }) })
  return 'value' in parsed ? parsed.value : parsed.message.key
}

/** What a field holds after a text was typed key by key. */
const typed = (text: string, start = '') =>
  [...text].reduce((before, key) => toPhoneText(before + key, before) ?? before, start)

const wholly: [text: string, prefix: string | undefined, sent: string][] = [
  ['', '+216', ''],
  ['  ', '+216', ''],
  ['\u200f', '+216', ''],
  // As the field begins, and what stays short is for the rule of the preset.
  ['+216', '+216', '+216'],
  ['+', '+216', '+'],
  // Local numbers get the country’s prefix, never a plus alone.
  ['20123456', '+216', '+21620123456'],
  ['612345678', '+212', '+212612345678'],
  ['0612345678', '+212', '+212612345678'],
  ['06 12 34 56 78', '+212', '+212612345678'],
  ['06-12-34-56-78', '+212', '+212612345678'],
  ['06.12.34.56.78', '+33', '+33612345678'],
  ['(0)6 12 34 56 78', '+33', '+33612345678'],
  ['0171/1234567', '+49', '+491711234567'],
  ['0803 123 4567', '+234', '+2348031234567'],
  ['8031234567', '+234', '+2348031234567'],
  ['(555) 123-4567', '+90', '+905551234567'],
  ['0912 345 6789', '+98', '+989123456789'],
  ['90 123 45 67', '+998', '+998901234567'],
  ['064 123 4567', '+381', '+381641234567'],
  // A number that begins like its own calling code is a local one where such numbers exist.
  ['21612345', '+216', '+21621612345'],
  ['21620123456', '+216', '+21620123456'],
  ['3931234567', '+39', '+393931234567'],
  ['393931234567', '+39', '+393931234567'],
  ['212612345678', '+212', '+212612345678'],
  ['221771234567', '+221', '+221771234567'],
  // Countries where the 0 belongs to the number, or another digit is dialled before it.
  ['06 1234 5678', '+39', '+390612345678'],
  ['07 07 12 34 56', '+225', '+2250707123456'],
  ['06 30 123 4567', '+36', '+36301234567'],
  ['8 (916) 123-45-67', '+7', '+79161234567'],
  ['8121234567', '+7', '+78121234567'],
  ['1 (202) 555-0123', '+1', '+12025550123'],
  ['202-555-0123', '+1', '+12025550123'],
  // Countries that share the code 1 have an area behind it.
  ['3571234', '+1242', '+12423571234'],
  ['2423571234', '+1242', '+12423571234'],
  ['12423571234', '+1242', '+12423571234'],
  ['8295551234', '+1809', '+18295551234'],
  // Whole numbers, of the own country and of others.
  ['+21620123456', '+212', '+21620123456'],
  ['+216 20 123 456', '+216', '+21620123456'],
  ['+234 803 123 4567', '+234', '+2348031234567'],
  ['+212 (0)6 12 34 56 78', '+212', '+212612345678'],
  ['+44 (0)20 7946 0958', '+212', '+442079460958'],
  ['+39 (0)6 1234567', '+212', '+39061234567'],
  ['+7 8 (916) 123-45-67', '+7', '+79161234567'],
  ['tel:+216-20-123-456', '+212', '+21620123456'],
  ['++21620123456', '+216', '+21620123456'],
  ['00216 20123456', '+216', '+21620123456'],
  ['00 212 612-345678', '+216', '+212612345678'],
  ['+0021620123456', '+216', '+21620123456'],
  ['011 216 20123456', '+1', '+21620123456'],
  ['0011 216 20123456', '+61', '+21620123456'],
  ['8 10 216 20123456', '+7', '+21620123456'],
  // A number that was pasted behind the field’s prefix.
  ['+212212612345', '+212', '+212612345'],
  ['+212212612345678', '+212', '+212612345678'],
  ['+212+212612345678', '+212', '+212612345678'],
  ['+21200212612345678', '+212', '+212612345678'],
  ['+2120612345678', '+212', '+212612345678'],
  ['+212+33612345678', '+212', '+33612345678'],
  ['+21621620123456', '+216', '+21620123456'],
  ['+21621612345', '+216', '+21621612345'],
  ['+1242+12425551234', '+1242', '+12425551234'],
  // Other digits, spaces, marks and dashes.
  ['٢٠١٢٣٤٥٦', '+216', '+21620123456'],
  ['+٢١٦ ٢٠ ١٢٣ ٤٥٦', '+212', '+21620123456'],
  ['۰۹۱۲۳۴۵۶۷۸۹', '+98', '+989123456789'],
  ['۰۰۹۸۹۱۲۳۴۵۶۷۸۹', '+216', '+989123456789'],
  ['＋２１６２０１２３４５６', '+212', '+21620123456'],
  ['（０）６１２３４５６７８', '+212', '+212612345678'],
  ['+216\u00a020\u00a0123\u00a0456', '+212', '+21620123456'],
  ['+33\u202f6\u202f12\u202f34\u202f56\u202f78', '+212', '+33612345678'],
  ['\u200e+216 20123456\u200f', '+212', '+21620123456'],
  ['\u2066+21620123456\u2069', '+212', '+21620123456'],
  ['\u202a+21620123456\u202c', '+212', '+21620123456'],
  ['\u061c+21620\u200b123456\ufeff', '+212', '+21620123456'],
  ['+216 20‑123–456—', '+212', '+21620123456'],
  ['+216−20−123−456', '+212', '+21620123456'],
  // Nobody knows the country: the number stays local.
  ['20123456', undefined, '20123456'],
  ['0612345678', undefined, '0612345678'],
  ['+21620123456', undefined, '+21620123456'],
  ['0021620123456', undefined, '+21620123456'],
  // What is no number is refused, never cleaned into another one.
  ['+216 20 123 45O', '+216', 'phone_characters'],
  ['+1 800 FLOWERS', '+1', 'phone_characters'],
  ['20123456 ext. 5', '+216', 'phone_characters'],
  ['20123456;5', '+216', 'phone_characters'],
  ['abc', '+216', 'phone_characters'],
  ['2+16', '+216', 'phone_country_code'],
  ['20123456+21698123456', '+216', 'phone_country_code'],
  ['+0612345678', '+212', 'phone_country_code'],
  ['000612345678', '+212', 'phone_country_code'],
  ['+21620123456789012', '+216', 'phone_too_long'],
  ['1234567890123456', undefined, 'phone_too_long'],
]

describe('a phone number', () => {
  it.each(wholly)('pasted %j with prefix %s is sent as %j', (text, prefix, sent) => {
    expect(read(text, prefix)).toBe(sent)
  })

  it('typed key by key is the same as pasted', () => {
    const differing = wholly
      .filter(([text, , sent]) => !sent.startsWith('phone_') && !text.startsWith('tel:'))
      .filter(([text, prefix, sent]) => read(typed(text), prefix) !== sent)
    expect(differing).toEqual([])
  })

  it('is the same when the value that is sent is read again', () => {
    const differing = wholly.filter(([, prefix, sent]) => !sent.startsWith('phone_') && read(sent, prefix) !== sent)
    expect(differing).toEqual([])
  })

  it.each<[text: string, prefix: string, sent: string]>([
    ['+212612345678', '+212', '+212612345678'],
    ['0612345678', '+212', '+212612345678'],
    ['+212212612345678', '+212', '+212612345678'],
    ['2348031234567', '+234', '+2348031234567'],
    ['8031234567', '+234', '+2348031234567'],
    ['+2348031234567', '+234', 'phone_too_long'],
    ['+21261234567890', '+212', 'phone_too_long'],
    ['12345678901234', '+212', 'phone_too_long'],
  ])('in a field of 13 characters: %j with prefix %s is %s, never cut', (text, prefix, sent) => {
    expect(read(text, prefix, 13)).toBe(sent)
  })

  it('says at once what typing on cannot put right, and with what limit', () => {
    expect(parsePhone('12345678901234', { prefix: '+212', max: 13 })).toEqual({
      message: { key: 'phone_too_long', parameters: { max: 13 }, isImmediate: true },
    })
    expect(parsePhone('abc')).toEqual({ message: { key: 'phone_characters', isImmediate: true } })
  })
})

describe('the phone field', () => {
  it.each<[before: string, text: string, held: string | null]>([
    ['+216', '+2162', '+2162'],
    ['+216', '+216 ', '+216'],
    ['+216', '+216x', null],
    ['+216', '+216+', '+216+'],
    ['+216', '+216 20-123 (456)', '+21620123456'],
    ['+216', '+216 20 FLOWERS', '+216 20 FLOWERS'],
    ['', '٢', '2'],
    ['1234567890123', '12345678901234', '12345678901234'],
  ])('over %j, %j becomes %j', (before, text, held) => {
    expect(toPhoneText(text, before)).toBe(held)
  })
})
