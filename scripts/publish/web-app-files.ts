import type { Manifest } from '#manifest'
import type { BuildAssets } from './build-assets.ts'
import { webAppManifest } from './web-app.ts'

/** Returns a brand’s web app manifest; `texts` are those of the brand’s first language. */
export const appManifest = (manifest: Manifest, texts: object): string =>
  webAppManifest(manifest, (key) => textAt(texts, key))

/** Returns the files that make a site installable: web app manifest and service worker. */
export const webAppFiles = (manifest: Manifest, { serviceWorker, texts }: BuildAssets): Record<string, string> => ({
  'app.webmanifest': appManifest(manifest, texts(manifest)),
  'service-worker.js': serviceWorker(),
})

/** Returns the text of a dotted key, or the key itself. */
const textAt = (texts: object, key: string): string =>
  String(
    key.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], texts) ?? key,
  )
