import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { nationalNumber } from './national-number.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 10, 28), toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

/** The value that is sent, and how it is shown where that differs; or the key of the message. */
function read(number: string, text: string) {
  const [country = '', name] = number.split(' ')
  const parsed = nationalNumber(country, name)?.parser(text, {})
  if (!parsed) throw new Error(`There is no ${number}.`)
  if ('message' in parsed) return parsed.message.key.replace('national_number_', '')
  return [parsed.value, ...(parsed.shown === undefined ? [] : [parsed.shown])].join(' | ')
}

const cpf = '52998224725 | 529.982.247-25'

const rows: [number: string, text: string, sent: string][] = [
  // As people type and paste it, on any keyboard.
  ['BR cpf', '529.982.247-25', cpf],
  ['BR cpf', '52998224725', cpf],
  ['BR cpf', ' 529 982 247 25 ', cpf],
  ['BR cpf', '529\u00a0982\u00a0247\u00a025', cpf],
  ['BR cpf', '529\u202f982\u202f247–25', cpf],
  ['BR cpf', '529.982.247−25', cpf],
  ['BR cpf', '529/982/247/25', cpf],
  ['BR cpf', '\u200e529.982.247-25\u200f', cpf],
  ['BR cpf', '\u202a52998224725\u202c', cpf],
  ['BR cpf', '\u2066529\u200b98224725\u2069\ufeff', cpf],
  ['BR cpf', '５２９．９８２．２４７－２５', cpf],
  ['BR cpf', '٥٢٩٩٨٢٢٤٧٢٥', cpf],
  ['BR cpf', '۵۲۹۹۸۲۲۴۷۲۵', cpf],
  ['BR cpf', '５२९98224725', cpf],
  ['BR cpf', '529.982.247-2', 'digits'],
  ['BR cpf', '529.982.247-255', 'digits'],
  ['BR cpf', '529.982.247-26', 'check'],
  ['BR cpf', '529.982.274-25', 'check'],
  ['BR cpf', '111.111.111-11', 'check'],
  ['BR cpf', '00000000000', 'check'],
  ['BR cpf', '529.982.247-2O', 'only_digits'],
  ['BR cpf', '529+982', 'only_digits'],
  ['NG nin', '1234 5678 901', '12345678901'],
  ['NG nin', '1234567890', 'digits'],
  ['NG nin', 'AB123456789012YZ', 'only_digits'],
  ['NG bvn', '2212-3456-789', '22123456789'],
  ['NG bvn', '12345678901', 'example'],
  // Ten and twelve digits, a `+` for people of a hundred years, days of people without residence.
  ['SE personnummer', '640823-3234', '196408233234 | 19640823-3234'],
  ['SE personnummer', '6408233234', '196408233234 | 19640823-3234'],
  ['SE personnummer', '19640823-3234', '196408233234 | 19640823-3234'],
  ['SE personnummer', '19640823 3234', '196408233234 | 19640823-3234'],
  ['SE personnummer', '640823–3234', '196408233234 | 19640823-3234'],
  ['SE personnummer', '640823+3234', '186408233234 | 18640823-3234'],
  ['SE personnummer', '18640823+3234', '186408233234 | 18640823-3234'],
  ['SE personnummer', '640883-3231', '196408833231 | 19640883-3231'],
  ['SE personnummer', '101128-1233', '201011281233 | 20101128-1233'],
  ['SE personnummer', '640823-3235', 'check'],
  ['SE personnummer', '641323-3234', 'date'],
  ['SE personnummer', '640892-3230', 'date'],
  ['SE personnummer', '20301128-1235', 'date'],
  ['SE personnummer', '640823', 'digits_either'],
  ['SE personnummer', '640823+3', 'digits_either'],
  ['SE personnummer', '19640823-32345', 'digits_either'],
  ['NO fodselsnummer', '010190-00083', '01019000083 | 010190 00083'],
  ['NO fodselsnummer', '410190 20183', '41019020183 | 410190 20183'],
  ['NO fodselsnummer', '01010750160', '01010750160 | 010107 50160'],
  ['NO fodselsnummer', '01019000084', 'check'],
  ['NO fodselsnummer', '31029000083', 'date'],
  ['DK cpr', '0707614285', '0707614285 | 070761-4285'],
  ['DK cpr', '070761-4286', '0707614286 | 070761-4286'],
  ['DK cpr', '310261-4285', 'date'],
  ['FI henkilotunnus', '131052-308t', '131052-308T'],
  ['FI henkilotunnus', '131052–308T', '131052-308T'],
  ['FI henkilotunnus', ' 131052 - 308T', '131052-308T'],
  ['FI henkilotunnus', '131052Y308T', '131052Y308T'],
  ['FI henkilotunnus', '131005A308J', 'check'],
  ['FI henkilotunnus', '131052308T', 'length'],
  ['FI henkilotunnus', '131052-308U', 'check'],
  ['FI henkilotunnus', '310252-308Y', 'date'],
  ['FI henkilotunnus', '131052.-308*', 'example'],
  ['GB nino', 'ab123456c', 'AB123456C | AB 12 34 56 C'],
  ['GB nino', 'AB 12 34 56 C', 'AB123456C | AB 12 34 56 C'],
  ['GB nino', 'QQ 12 34 56 C', 'example'],
  ['GB nino', 'GB 12 34 56 C', 'example'],
  ['GB nino', 'AB 12 34 56 E', 'example'],
  ['GB nino', 'AB 12 34 56', 'length'],
  ['ES dni-nie', '12345678z', '12345678Z'],
  ['ES dni-nie', '12.345.678-Z', '12345678Z'],
  ['ES dni-nie', '１２３４５６７８Ｚ', '12345678Z'],
  ['ES dni-nie', '1234567-L', '01234567L'],
  ['ES dni-nie', 'x-1234567-l', 'X1234567L'],
  ['ES dni-nie', 'Z1234567R', 'Z1234567R'],
  ['ES dni-nie', '12345678A', 'check'],
  ['ES dni', 'X1234567L', 'example'],
  ['ES nie', 'X1234567M', 'check'],
  ['IT codice-fiscale', 'rss mra 85t10 a562s', 'RSSMRA85T10A562S'],
  ['IT codice-fiscale', 'RSSMRA85T10A562T', 'check'],
  ['IT codice-fiscale', 'RSSMRA85B30A562S', 'date'],
  ['IT codice-fiscale', 'RSSMRA85T10A562', 'length'],
  ['IT codice-fiscale', '00743110157', 'length'],
  ['IT codice-fiscale', 'RSSMRA85F10A562S', 'example'],
  ['PT nif', '123 456 789', '123456789'],
  ['PT nif', '123456788', 'check'],
  ['PT nif', '501964843', 'check'],
  ['FR nir', '255081416802538', '255081416802538 | 2 55 08 14 168 025 38'],
  ['FR nir', '2 53 07 2b 073 004 70', '253072B07300470 | 2 53 07 2B 073 004 70'],
  ['FR nir', '253072A07300443', '253072A07300443 | 2 53 07 2A 073 004 43'],
  ['FR nir', '253072A07300470', 'check'],
  ['FR nir', '253072C07300443', 'example'],
  ['FR nir', '2550814168025', 'length'],
  ['DE steuer-id', '36574261809', '36574261809 | 36 574 261 809'],
  ['DE steuer-id', '36574261890', 'check'],
  ['DE steuer-id', '36554266806', 'check'],
  ['NL bsn', '1112.22.333', '111222333'],
  ['NL bsn', '111222334', 'check'],
  ['NL bsn', '000000000', 'check'],
  ['GR amka', '010130 99997', '01013099997'],
  ['GR amka', '01013099999', 'check'],
  ['GR amka', '31023099997', 'date'],
  ['TR kimlik-no', '172 917 160 60', '17291716060'],
  ['TR kimlik-no', '17291716050', 'check'],
  ['TR kimlik-no', '07291716092', 'check'],
  ['RS jmbg', '0101006500006', '0101006500006'],
  ['RS jmbg', '0710003730015', '0710003730015'],
  ['RS jmbg', '0710003730016', 'check'],
  ['RS jmbg', '3102990710008', 'date'],
  ['PL pesel', '02211307589', '02211307589'],
  ['PL pesel', '44051401358', 'check'],
  ['PL pesel', '02381307589', 'date'],
  ['RO cnp', '1630615123457', '1630615123457'],
  ['RO cnp', '1630615123458', 'check'],
  ['RO cnp', '1632215123457', 'date'],
  ['RO cnp', '0800101221142', 'example'],
  ['BG egn', '752316 926 3', '7523169263'],
  ['BG egn', '8032056031', '8032056031'],
  ['BG egn', '8032056032', 'check'],
  ['BG egn', '8019010008', 'date'],
  ['CZ rodne-cislo', '7103192745', '7103192745 | 710319/2745'],
  ['CZ rodne-cislo', '710319 / 2745', '7103192745 | 710319/2745'],
  ['CZ rodne-cislo', '401231123', '401231123 | 401231/123'],
  ['CZ rodne-cislo', '7103192746', 'check'],
  ['CZ rodne-cislo', '1103492745', 'date'],
  ['SK rodne-cislo', '710319/27', 'digits_either'],
  ['IN aadhaar', '2341-2341-2346', '234123412346 | 2341 2341 2346'],
  ['IN aadhaar', '२३४१ २३४१ २३४६', '234123412346 | 2341 2341 2346'],
  ['IN aadhaar', '234123412347', 'check'],
  ['IN aadhaar', '123412341234', 'check'],
  ['IN aadhaar', '222222222222', 'check'],
  ['IN pan', 'abcpa 1234 a', 'ABCPA1234A'],
  ['IN pan', 'ABCCA1234A', 'example'],
  ['IN pan', 'ABCPA0000A', 'example'],
  ['IN pan', 'ABCPA1234', 'length'],
  ['IR code-melli', '۷۷۳-۱۶۸۹۹۵-۶', '7731689956 | 773-168995-6'],
  ['IR code-melli', '٧٧٣١٦٨٩٩٥٦', '7731689956 | 773-168995-6'],
  ['IR code-melli', '7731689957', 'check'],
  ['IR code-melli', '1111111111', 'check'],
  ['UZ pinfl', '3 010190 123 456 7', '30101901234567'],
  ['UZ pinfl', '33113901234567', 'date'],
  ['UZ pinfl', '70101901234567', 'example'],
  ['UZ pinfl', '3010190123456', 'digits'],
  ['AR dni', '20123456', '20123456 | 20.123.456'],
  ['AR dni', '7.123.456', '7123456 | 7.123.456'],
  ['AR dni', '123.456', 'digits_either'],
  ['AR cuit', '20055361682', '20055361682 | 20-05536168-2'],
  ['AR cuit', '20267565392', 'check'],
  ['AR cuit', '30500010912', 'check'],
  ['CL rut', '12.531.909-2', '125319092 | 12.531.909-2'],
  ['CL rut', '6265837-1', '62658371 | 6.265.837-1'],
  ['CL rut', '10.000.013-k', '10000013K | 10.000.013-K'],
  ['CL rut', '12531909-3', 'check'],
  ['CL rut', '1253K909-3', 'example'],
  ['CL rut', '1253190', 'string_length_min_to_max'],
  ['CO cedula', '1020304050', '1020304050 | 1.020.304.050'],
  ['CO cedula', '12.345', 'string_length_min_to_max'],
  ['CO cedula', '12345678901', 'string_length_min_to_max'],
  ['MX curp', 'boxw310820hnerxn09', 'BOXW310820HNERXN09'],
  ['MX curp', 'BOXW310820HNERXN08', 'check'],
  ['MX curp', 'BOXW311320HNERXN09', 'date'],
  ['MX curp', 'BOXW310820HQQRXN09', 'example'],
  ['MX rfc', 'GODE-561231-GR8', 'GODE561231GR8'],
  ['MX rfc', 'n\u0303ode561231gr8', 'ÑODE561231GR8'],
  ['MX rfc', 'GODE561331GR8', 'date'],
  ['MX rfc', 'MAB9307148T4', 'length'],
  ['PE dni', '10117410', '10117410'],
  ['PE dni', '1011741', 'digits'],
  ['ZA id-number', '7503305044089', '7503305044089 | 750330 5044 089'],
  ['ZA id-number', '8503305044089', 'check'],
  ['ZA id-number', '7502305044089', 'date'],
  ['ZA id-number', '7503305044389', 'example'],
  ['KE national-id', '1234 5678', '12345678'],
  ['KE national-id', '12345', 'string_length_min_to_max'],
  ['GH ghana-card', 'gha-123456789-0', 'GHA-123456789-0'],
  ['GH ghana-card', 'GHA1234567890', 'GHA-123456789-0'],
  ['GH ghana-card', '123456789-0', 'GHA-123456789-0'],
  ['GH ghana-card', 'NGA-123456789-0', 'NGA-123456789-0'],
  ['GH ghana-card', 'GHA-123456789', 'length'],
  ['GH ghana-card', '1HA-123456789-0', 'example'],
  ['TN cin', '0123 4567', '01234567'],
  ['TN cin', '٠١٢٣٤٥٦٧', '01234567'],
  ['TN cin', '1234567', 'digits'],
  ['SN nin', '1 234 1990 12345', '1234199012345'],
  ['SN nin', '12341990123456', '12341990123456'],
  ['SN nin', '3234199012345', 'example'],
]

describe('a national number', () => {
  it.each(rows)('%s typed as %j is sent as %s', (number, text, sent) => {
    expect(read(number, text)).toBe(sent)
  })
})

describe('the century of a personnummer', () => {
  it('is the latest that has the day, on the day itself', () => {
    vi.setSystemTime(new Date(2026, 10, 27, 23, 59))
    expect(read('SE', '261128-1235')).toBe('192611281235 | 19261128-1235')
    vi.setSystemTime(new Date(2026, 10, 28, 0, 1))
    expect(read('SE', '261128-1235')).toBe('202611281235 | 20261128-1235')
    expect(read('SE', '261128+1235')).toBe('192611281235 | 19261128-1235')
  })
})

describe('the message of a national number', () => {
  const messageOf = (country: string, name: string, text: string) => {
    const parsed = nationalNumber(country, name)?.parser(text, {})
    return parsed && 'message' in parsed ? parsed.message : undefined
  }

  it.each([
    ['BR', 'cpf', '1', { key: 'national_number_digits', parameters: { number: 11 } }],
    ['SE', 'personnummer', '1', { key: 'national_number_digits_either', parameters: { min: 10, max: 12 } }],
    ['GB', 'nino', 'A', { key: 'national_number_length', parameters: { number: 9 } }],
    ['CO', 'cedula', '1', { key: 'string_length_min_to_max', parameters: { min: 6, max: 10 } }],
    ['NG', 'bvn', '11111111111', { key: 'national_number_example', parameters: { example: '22123456789' } }],
    ['BR', 'cpf', '11111111111', { key: 'national_number_check' }],
    ['DK', 'cpr', '3102611234', { key: 'national_number_date' }],
  ])('of %s %s says what to type', (country, name, text, message) => {
    expect(messageOf(country, name, text)).toEqual(message)
  })

  it('is shown at once where typing on cannot put it right', () => {
    const texts = ['1a', '123456789012', '1', '12345678901']
    expect(texts.map((text) => messageOf('BR', 'cpf', text)?.isImmediate ?? false)).toEqual([true, true, false, false])
    expect(['A*', 'AB1234567', 'AB1234567C'].map((text) => messageOf('GB', 'nino', text)?.isImmediate)).toEqual([
      true,
      undefined,
      true,
    ])
  })
})
