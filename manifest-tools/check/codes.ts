import { catalogue } from './catalogue.ts'

/** Returns the meaning of a code; an unknown code is turned into words. */
export const helpFor = (code: string): string =>
  catalogue[code]?.meaning ?? `${code.replace('/', ': ').replaceAll('-', ' ')}.`
