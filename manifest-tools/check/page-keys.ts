import type { Manifest, PageKey } from '#manifest'
import { suggest } from './suggest.ts'
import type { Finding } from './diagnostic.ts'
import { effectOf } from './effects.ts'
import { finder } from './find.ts'
import { show } from './label.ts'

const pageKeysIn = finder<PageKey>('PageKey', 'Manifest')

/**
 * Returns a finding for each page that a manifest of the schema names and does not have: the code may then look up whatever page is
 * named.
 */
export function unknownPages(manifest: Manifest): Finding[] {
  const known = Object.keys(manifest.pages)
  return pageKeysIn(manifest).flatMap(({ pointer, value, isKey }): Finding[] => {
    if (known.includes(value)) return []
    const code = 'pages/unknown-page'
    const effect = effectOf(code, pointer, manifest)
    return [
      {
        code,
        severity: 'error',
        part: isKey ? 'key' : 'value',
        pointer,
        message: `${show(value)} is not a known page: add it to "pages", or name another one.`,
        accepted: known,
        suggestion: suggest(value, known),
        ...(effect !== undefined && { effect }),
      },
    ]
  })
}
