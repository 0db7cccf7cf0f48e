import { shellWord } from '#engine/manifest/shell-word.ts'

/** Returns a `brand` command to print: valid in a shell, and with the site’s folder unless it is the usual one. */
export const brandCommand = (words: readonly string[], site = 'site') =>
  ['npm run brand --', ...[...words, ...(site === 'site' ? [] : ['--site', site])].map(shellWord)].join(' ')
