import { shellWord } from '#manifest-tools/check/shell-word.ts'
import { manifestsOption, type Manifests } from '#manifest-tools/layers/read-manifests.ts'

/** The folders that a command was given. */
interface Folders {
  manifests?: Manifests | undefined
  site?: string | undefined
}

/** Returns a `brand` command to print: valid in a shell, and with the folders that are not the usual ones. */
export const brandCommand = (words: readonly string[], { manifests, site = 'site' }: Folders = {}) =>
  [
    'npm run brand --',
    ...[...words, ...(site === 'site' ? [] : ['--site', site]), ...(manifests ? manifestsOption(manifests) : [])].map(
      shellWord,
    ),
  ].join(' ')
