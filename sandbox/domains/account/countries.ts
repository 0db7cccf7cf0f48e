import type { SignupCurrencyList } from '#api'

/** The countries that a player may choose: ISO 3166-1 alpha-2 codes and XK for Kosovo. */
export const countryCodes: ReadonlySet<string> = new Set(
  (
    'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG ' +
    'CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL ' +
    'GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA ' +
    'LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP ' +
    'NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV ' +
    'SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW'
  ).split(' '),
)

/** The countries of each currency in which an account can be opened. */
const countriesOf: Record<string, string> = {
  EUR: 'AD AT BE BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM VA XK YT',
  USD: 'AS EC FM GU MH MP PA PR PW SV TL US VI',
  TND: 'TN',
  MAD: 'EH MA',
  DZD: 'DZ',
  XOF: 'BF BJ CI GW ML NE SN TG',
  XAF: 'CF CG CM GA GQ TD',
  TRY: 'TR',
  RSD: 'RS',
  UZS: 'UZ',
  IRR: 'IR',
  GBP: 'GB GG IM JE',
  AED: 'AE',
  SAR: 'SA',
}

/** The currencies in which an account can be opened, as ISO 4217 codes. */
export const currencyCodes: readonly string[] = Object.keys(countriesOf)

/** The currency of a country, if an account can be opened in it. */
export const currencyOfCountry = (country: string): string | undefined =>
  currencyCodes.find((currency) => countriesOf[currency]?.split(' ').includes(country))

const names = new Intl.DisplayNames('en', { type: 'currency' })

/** The currencies in which an account can be opened, with their names and symbols. */
export const signupCurrencies: SignupCurrencyList = currencyCodes.map((currency) => {
  const parts = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0)
  return {
    code: currency,
    name: names.of(currency) ?? currency,
    symbol: parts.find(({ type }) => type === 'currency')?.value ?? currency,
  }
})
