import type { Manifest } from '#manifest'
import { isManifest } from '#schemas/is-manifest.js'
import { themeCss } from '../theme/theme-css.ts'
import { address, available, cacheName } from './keep-manifest.ts'

/** Returns the last manifest that the brand started with, and applies its theme; undefined if there is none. */
export async function readLastValidManifest(): Promise<Manifest | undefined> {
  if (!available()) return undefined
  const kept = await caches.match(address(), { cacheName })
  const manifest: unknown = await kept?.json()
  if (!isManifest(manifest)) return undefined
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(themeCss(manifest.theme))
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return manifest
}
