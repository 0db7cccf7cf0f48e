import { describe, expect, it } from 'vitest'
import { callingCodes } from './calling-codes.ts'

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const regions = letters.flatMap((a) => letters.map((b) => a + b)).filter((code) => names.of(code) !== undefined)
/** Regions without telephones, names of former countries, and codes that are no country. */
const without = [
  'AC',
  'AN',
  'BU',
  'BV',
  'CP',
  'CQ',
  'CS',
  'CT',
  'DD',
  'DG',
  'DY',
  'EA',
  'EU',
  'EZ',
  'FQ',
  'FX',
  'HV',
  'IC',
]

describe('callingCodes', () => {
  it.each([
    ['TN', ['216']],
    ['MA', ['212']],
    ['CA', ['1']],
    ['VA', ['39', '379']],
    ['KZ', ['7']],
    ['XX', []],
  ])('of %s is %j', (country, codes) => {
    expect(callingCodes(country).sort()).toEqual([...codes].sort())
  })

  it('knows every country', () => {
    const former = [
      'JT',
      'MI',
      'NH',
      'NQ',
      'NT',
      'PC',
      'PU',
      'PZ',
      'QO',
      'RH',
      'SU',
      'TA',
      'TP',
      'UK',
      'UM',
      'UN',
      'VD',
      'WK',
      'XA',
      'XB',
      'YD',
      'YU',
      'ZR',
      'ZZ',
    ]
    const unknown = regions.filter((code) => callingCodes(code).length === 0)
    expect(unknown.filter((code) => ![...without, ...former].includes(code))).toEqual([])
  })
})
