import type { Manifest } from '#manifest'
import { textAt, type Texts } from '../brands/brand-texts.ts'
import { webAppManifest } from './web-app.ts'

/** Returns a brand’s web app manifest; `texts` are those of the brand’s first language. */
export const appManifest = (manifest: Manifest, texts: Texts): string =>
  webAppManifest(manifest, (key) => textAt(texts, key))
