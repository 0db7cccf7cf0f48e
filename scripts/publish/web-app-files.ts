import type { Manifest } from '#manifest'
import type { BuildAssets } from './build-assets.ts'
import { webAppManifest } from './web-app.ts'

/** A brand’s web app manifest; `texts` are the product’s in the brand’s first language. */
export const appManifest = (manifest: Manifest, texts: object): string =>
  webAppManifest(manifest, (key) => textAt(texts, key))

/** What makes a brand’s site installable, by the names under which its host serves it: its web app manifest and the build’s service worker. */
export const webAppFiles = (manifest: Manifest, { serviceWorker, texts }: BuildAssets): Record<string, string> => ({
  'app.webmanifest': appManifest(manifest, texts(manifest.languages[0])),
  'service-worker.js': serviceWorker(),
})

/** The text of a dotted key, else the key. */
const textAt = (texts: object, key: string): string =>
  String(
    key.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], texts) ?? key,
  )
