import { afterEach, describe, expect, it } from 'vitest'
import { setFormats } from '../i18n/formats.ts'
import { parseDate, toDateText } from './date.ts'
import { formatDay } from './day.ts'

const limits = {
  language: 'en',
  earliest: new Date(1900, 0, 1),
  latest: new Date(2008, 10, 21, 14, 30),
  minAge: 18,
} as const

/** The day that is sent, or the key of the message. */
function read(text: string) {
  const parsed = parseDate(text, limits)
  if ('message' in parsed) return parsed.message.key
  return parsed.value && formatDay(Number(parsed.value), 'en')
}

/** What a field holds after a text was typed key by key. */
const typed = (text: string) => [...text].reduce((before, key) => toDateText(before + key, before, 'en') ?? before, '')

const rows: [text: string, sent: string][] = [
  ['', ''],
  [' \u200f', ''],
  ['03.05.1990', '03.05.1990'],
  ['3.5.1990', '03.05.1990'],
  ['3. 5. 1990', '03.05.1990'],
  ['3. 5. 1990.', '03.05.1990'],
  ['03/05/1990', '03.05.1990'],
  ['03-05-1990', '03.05.1990'],
  ['03 05 1990', '03.05.1990'],
  ['03,05,1990', '03.05.1990'],
  ['03،05،1990', '03.05.1990'],
  ['03–05–1990', '03.05.1990'],
  ['03−05−1990', '03.05.1990'],
  ['03052000', '03.05.2000'],
  ['03051990', '03.05.1990'],
  ['20122001', '20.12.2001'],
  ['1990-05-03', '03.05.1990'],
  ['1990/05/03', '03.05.1990'],
  ['1990.5.3', '03.05.1990'],
  ['19900503', '03.05.1990'],
  ['2001-05-03', '03.05.2001'],
  ['20010503', '03.05.2001'],
  ['2001-12-20', '20.12.2001'],
  ['٠٣.٠٥.١٩٩٠', '03.05.1990'],
  ['٠٣/٠٥/١٩٩٠', '03.05.1990'],
  ['۰۳.۰۵.۱۹۹۰', '03.05.1990'],
  ['۱۹۹۰/۰۵/۰۳', '03.05.1990'],
  ['０３．０５．１９９０', '03.05.1990'],
  ['０３／０５／１９９０', '03.05.1990'],
  ['03.05.1990 ', '03.05.1990'],
  ['\u00a003.05.1990', '03.05.1990'],
  ['03\u202f05\u202f1990', '03.05.1990'],
  ['\u200e03.05.1990\u200e', '03.05.1990'],
  ['\u200f۰۳‎.‎۰۵‎.‎۱۹۹۰', '03.05.1990'],
  ['\u206603.05.1990\u2069', '03.05.1990'],
  ['\u061c03.05.1990\ufeff', '03.05.1990'],
  ['03\u200b.05.1990', '03.05.1990'],
  ['29.02.2000', '29.02.2000'],
  ['29.02.2004', '29.02.2004'],
  ['01.01.1900', '01.01.1900'],
  ['21.11.2008', '21.11.2008'],
  ['31.12.1999', '31.12.1999'],
  // No such day.
  ['29.02.1900', 'date_impossible'],
  ['29.02.2001', 'date_impossible'],
  ['31.02.1990', 'date_impossible'],
  ['30.02.1990', 'date_impossible'],
  ['31.04.2000', 'date_impossible'],
  ['00.01.2000', 'date_impossible'],
  ['00.13.1990', 'date_impossible'],
  ['32.01.2000', 'date_impossible'],
  ['01.13.2000', 'date_impossible'],
  ['05/23/1990', 'date_impossible'],
  ['1990-02-31', 'date_impossible'],
  // A day that the field does not take.
  ['22.11.2008', 'date_too_young'],
  ['01.01.2020', 'date_too_young'],
  ['31.12.2999', 'date_too_young'],
  ['31.12.1899', 'date_too_early'],
  ['۱۳۶۹/۰۲/۱۳', 'date_too_early'],
  // Half a date, or more than one, is never cut into another.
  ['03.05', 'date_incomplete'],
  ['03.05.', 'date_incomplete'],
  ['03.05.90', 'date_incomplete'],
  ['03.05.199', 'date_incomplete'],
  ['01.02.20001', 'date_incomplete'],
  ['030519900', 'date_incomplete'],
  ['20.12.19', 'date_incomplete'],
  ['01.01.0099', 'date_incomplete'],
  ['3 May 1990', 'date_incomplete'],
  ['1a2.05.1990', 'date_incomplete'],
  ['1990-05-03T00:00:00Z', 'date_incomplete'],
  ['<b>', 'date_incomplete'],
]

describe('a date', () => {
  it.each(rows)('pasted %j is %s', (text, sent) => {
    expect(read(toDateText(text, '', 'en') ?? '')).toBe(sent)
    expect(read(text)).toBe(sent)
  })

  it('typed key by key is the same as pasted', () => {
    const letters = /[a-z<>]/i
    expect(rows.filter(([text, sent]) => !letters.test(text) && read(typed(text)) !== sent)).toEqual([])
  })

  it('is sent as the milliseconds of its 00:00 UTC', () => {
    expect(parseDate('03.05.1990', limits)).toEqual({ value: `${Date.UTC(1990, 4, 3)}` })
  })

  it('says which days the field takes, or which age', () => {
    expect([parseDate('22.11.2008', limits), parseDate('31.12.1899', limits)]).toEqual([
      { message: { key: 'date_too_young', parameters: { age: 18 } } },
      { message: { key: 'date_too_early', parameters: { date: '01.01.1900' } } },
    ])
    expect(parseDate('22.11.2008', { ...limits, minAge: undefined })).toEqual({
      message: { key: 'date_too_late', parameters: { date: '21.11.2008' } },
    })
  })
})

describe('the date field', () => {
  it.each<[before: string, text: string, held: string | null]>([
    ['0', '01', '01.'],
    ['01.0', '01.02', '01.02.'],
    ['01.', '01..', '01.'],
    ['01.', '01', '01'],
    ['01.02.', '01.02', '01.02'],
    ['01.', '01.x', null],
    ['', '1/2/2000', '1.2.2000'],
    ['', '٠١.٠٢.٢٠٠٠', '01.02.2000'],
    ['01.02.2000', '01.02.20001', '01.02.20001'],
    ['', '3 May 1990', '3 May 1990'],
  ])('over %j, %j becomes %j', (before, text, held) => {
    expect(toDateText(text, before, 'en')).toBe(held)
  })
})

describe('a date of the Persian calendar', () => {
  afterEach(() => setFormats({}))
  const persian = { ...limits, language: 'fa' } as const
  const readPersian = (text: string) => {
    setFormats({ calendar: { fa: 'persian' } })
    return parseDate(text, persian)
  }

  it.each(['13.02.1369', '۱۳.۰۲.۱۳۶۹', '١٣/٢/١٣٦٩', '1369-02-13', '13021369', '13690213', '03.05.1990', '19900503'])(
    '%s is 3 May 1990',
    (text) => expect(readPersian(text)).toEqual({ value: `${Date.UTC(1990, 4, 3)}` }),
  )

  it('says what is wrong with dates of that calendar, in the digits of the language', () => {
    expect(readPersian('31.07.1369')).toEqual({ message: { key: 'date_impossible' } })
    expect(readPersian('13.02')).toEqual({ message: { key: 'date_incomplete', parameters: { date: '۱۰.۱۰.۱۳۶۹' } } })
    expect(readPersian('01.01.1270')).toEqual({
      message: { key: 'date_too_early', parameters: { date: '۱۱.۱۰.۱۲۷۸' } },
    })
    expect(readPersian('02.09.1387')).toEqual({ message: { key: 'date_too_young', parameters: { age: 18 } } })
  })

  it('is Gregorian in a language without that calendar', () => {
    setFormats({ calendar: { fa: 'persian' } })
    expect(parseDate('13.02.1369', limits)).toMatchObject({ message: { key: 'date_too_early' } })
  })
})

it('writes what is typed in the digits of the language', () => {
  const keys = (text: string) => [...text].reduce((before, key) => toDateText(before + key, before, 'fa') ?? before, '')
  expect([keys('03051990'), keys('۰۳۰۵۱۹۹۰'), keys('٠٣٠٥١٩٩٠')]).toEqual(Array(3).fill('۰۳.۰۵.۱۹۹۰'))
})
