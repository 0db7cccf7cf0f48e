import type { Manifest } from '#manifest'
import { webAppManifest } from './web-app.ts'

/** Returns a brand’s web app manifest; `texts` are those of the brand’s first language. */
export const appManifest = (manifest: Manifest, texts: object): string =>
  webAppManifest(manifest, (key) => textAt(texts, key))

/** Returns the text of a dotted key, or the key itself. */
const textAt = (texts: object, key: string): string =>
  String(
    key.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], texts) ?? key,
  )
