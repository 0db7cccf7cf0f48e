import { banner } from './files.ts'

/**
 * ISO 4217: the currencies by their number of decimals, where it is not two. Browsers know other numbers for some, each its
 * own. Those with two are younger than the oldest supported browsers.
 */
const decimals = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  2: 'SLE VED XCG ZWG',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
}

/** Renders the decimals of currencies by code. */
export function currenciesModule(): string {
  const entries = Object.entries(decimals).flatMap(([number, codes]) =>
    codes.split(' ').map((code) => `  ['${code}', ${number}],`),
  )
  return [
    `// ${banner}`,
    '',
    '/** The decimals of currencies of ISO 4217 that have not two, or that a browser may not know. */',
    'export const isoDecimals: readonly (readonly [code: string, decimals: number])[] = [',
    ...entries,
    ']',
    '',
  ].join('\n')
}
