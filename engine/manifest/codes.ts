import { catalogue, type Code } from './rules/catalogue.ts'

/** What a code means; a code of another program’s is made readable. */
export const helpFor = (code: string): string =>
  catalogue[code as Code]?.meaning ?? `${code.replace('/', ': ').replaceAll('-', ' ')}.`
