import { describe, expect, it } from 'vitest'
import { loadCountries } from './countries.ts'
import { changePrefix } from './phone.ts'

const codes = (await loadCountries()).map(({ phone_code }) => phone_code)

describe('another country', () => {
  it.each<[text: string, former: string, prefix: string, expected: string]>([
    ['+212', '+212', '+221', '+221'],
    ['+212612345', '+212', '+33', '+33612345'],
    ['', '+212', '+33', '+33'],
    ['612345', '+212', '+33', '+33612345'],
    ['0612345678', '+212', '+33', '+33612345678'],
    ['+33612345', '+212', '+33', '+33612345'],
    ['+49612345', '+212', '+33', '+33612345'],
    ['0049612345', '+212', '+33', '+33612345'],
    ['+1242', '+1242', '+1', '+1'],
    ['+12425551234', '+1242', '+1', '+15551234'],
    ['+12425551234', '+212', '+1', '+15551234'],
    ['+18295551234', '+1809', '+1', '+15551234'],
    ['+1', '+1', '+1242', '+1242'],
    ['+15551234', '+1', '+1242', '+12425551234'],
    ['+1246', '+1246', '+1242', '+1242'],
    ['+212212612345678', '+212', '+216', '+216612345678'],
    ['+', '+212', '+33', '+33'],
    ['+212abc', '+212', '+33', '+212abc'],
  ])('%j with prefix %s gets %s: %s', (text, former, prefix, expected) => {
    expect(changePrefix(text, former, prefix, codes)).toBe(expected)
  })

  it('leaves nothing of the former prefix, from every country to every other', () => {
    const kept = codes.flatMap((from) =>
      codes
        .filter((to) => changePrefix(`+${from}`, `+${from}`, `+${to}`, codes) !== `+${to}`)
        .map((to) => `${from} → ${to}`),
    )
    expect(kept).toEqual([])
  })
})
