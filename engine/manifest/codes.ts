import { catalogue, type Code } from './rules/catalogue.ts'

/** Returns the meaning of a code; an unknown code is turned into words. */
export const helpFor = (code: string): string =>
  catalogue[code as Code]?.meaning ?? `${code.replace('/', ': ').replaceAll('-', ' ')}.`
