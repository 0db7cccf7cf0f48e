import { describe, expect, it } from 'vitest'
import { loadPostalAddress } from './postal-address.ts'
import rows from './postal-addresses.json'

const parserOf = async (country: string) => (await loadPostalAddress(country)).postcode?.parser

/** The postcode that is sent, how it is shown where that differs, or the key of the message. */
async function read(country: string, text: string) {
  const parsed = (await parserOf(country))?.(text, {})
  if (!parsed) return undefined
  if ('message' in parsed) return parsed.message.key
  return [parsed.value, ...(parsed.shown === undefined ? [] : [parsed.shown])].join(' | ')
}

describe('a postcode', () => {
  it.each<[country: string, text: string, sent: string]>([
    ['BR', '', ''],
    ['BR', ' \u200f', ''],
    ['BR', '01310-100', '01310100 | 01310-100'],
    ['BR', '01310100', '01310100 | 01310-100'],
    ['BR', '01310 100', '01310100 | 01310-100'],
    ['BR', '01.310-100', '01310100 | 01310-100'],
    ['BR', '01310–100', '01310100 | 01310-100'],
    ['BR', '01310\u00a0100', '01310100 | 01310-100'],
    ['BR', '０１３１０－１００', '01310100 | 01310-100'],
    ['BR', '\u202a01310-100\u202c', '01310100 | 01310-100'],
    ['BR', '0131010', 'postcode_example'],
    ['BR', '013101000', 'postcode_example'],
    ['BR', '01310-10O', 'postcode_example'],
    ['SE', '114 55', '114 55'],
    ['SE', '11455', '114 55'],
    ['SE', '114-55', '114 55'],
    ['SE', '114\u202f55', '114 55'],
    ['SE', 'SE-114 55', '114 55'],
    ['SE', 'se 11455', '114 55'],
    ['SE', '1145', 'postcode_example'],
    ['SE', 'DK-11455', 'postcode_example'],
    ['NG', '930283', '930283'],
    ['NG', '930 283', '930283'],
    ['NG', '93028', 'postcode_example'],
    ['US', '95014', '95014'],
    ['US', '22162-1010', '22162-1010'],
    ['US', '22162 1010', '22162-1010'],
    ['US', '221621010', '22162-1010'],
    ['US', '2216210', 'postcode_example'],
    ['CA', 'k1a0b1', 'K1A 0B1'],
    ['CA', 'K1A-0B1', 'K1A 0B1'],
    ['CA', 'D1A 0B1', 'postcode_example'],
    ['GB', 'ec1y8sy', 'EC1Y 8SY'],
    ['GB', 'M2 5BQ', 'M2 5BQ'],
    ['GB', 'm25bq', 'M2 5BQ'],
    ['GB', 'BFPO61', 'BFPO 61'],
    ['GB', 'QQ1 1AA', 'postcode_example'],
    ['GB', 'GB-EC1Y 8SY', 'EC1Y 8SY'],
    ['IR', '۱۱۹۳۶-۱۲۳۴۵', '1193612345 | 11936-12345'],
    ['IR', '1193612345', '1193612345 | 11936-12345'],
    ['IN', '११००३४', '110034'],
    ['IN', '110 034', '110034'],
    ['PT', '2725079', '2725-079'],
    ['PL', '00 950', '00-950'],
    ['NL', '1234ab', '1234 AB'],
    ['FR', '33 380', '33380'],
    ['DE', 'DE-26133', '26133'],
    ['LV', '1073', 'postcode_example'],
    ['LV', 'lv1073', 'LV-1073'],
    ['JP', '１５４００２３', '154-0023'],
    ['IE', 'a65f4e2', 'A65 F4E2'],
    ['AR', 'c1070aam', 'C1070AAM'],
    ['AR', '1070', '1070'],
    ['MT', 'NXR01', 'NXR 01'],
    ['SH', 'sthl1zz', 'STHL 1ZZ'],
  ])('of %s typed as %j is sent as %j', async (country, text, sent) => {
    expect(await read(country, text)).toBe(sent)
  })

  it('is read as its example in every country, with and without separators, in small letters', async () => {
    const wrong = await Promise.all(
      rows.map(async ({ id, example }) => {
        const parse = await parserOf(id)
        if (!parse || example === undefined) return []
        return [example, example.replace(/[ -]/g, ''), example.toLowerCase(), `${example} `].filter((text) => {
          const parsed = parse(text, {})
          return !('value' in parsed) || (parsed.shown ?? parsed.value) !== example
        })
      }),
    )
    expect(wrong.flat()).toEqual([])
  })

  it('shows an example when it is wrong', async () => {
    const parsed = (await parserOf('CA'))?.('12345', {})
    expect(parsed).toEqual({ message: { key: 'postcode_example', parameters: { example: 'H3Z 2Y7' } } })
  })

  it('is refused at once where a whole book was pasted', async () => {
    const parse = await parserOf('GB')
    const start = performance.now()
    expect(parse?.('A1'.repeat(100_000), {})).toHaveProperty('message.key', 'postcode_example')
    expect(performance.now() - start).toBeLessThan(1000)
  })
})
