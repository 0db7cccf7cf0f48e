import { readFileSync } from 'node:fs'
import { diagnoseSources } from '#manifest-tools/check/diagnose-sources.ts'
import { resolve } from '#manifest-tools/layers/resolve.ts'

/** A valid brand on the real base. */
export const brand = `{
  "manifestVersion": 1,
  "extends": "base",
  "id": "lumina",
  "name": "Lumina",
  "project": "LUMINA",
  "hosts": { "lumina.example": {} },
  "seo": { "title": "Lumina", "description": "A brand for tests." },
  "theme": { "radius": "soft" },
  "logo": "/brands/lumina/logo.svg",
  "icon": "/brands/lumina/icon.svg",
  "pages": { "HORSES": { "visible": false } },
  "games": { "hosts": ["https://games.vendor.example"] }
}`

const base = readFileSync(new URL('../manifests/base.json', import.meta.url), 'utf8')

/** Returns a reader of the brand, the base and any `others`. */
export const reading =
  (text = brand, others: Record<string, string> = {}) =>
  (name: string): string | undefined =>
    ({ base, lumina: text, ...others })[name]

/** Returns the brand’s text with `from` replaced; throws unless it occurs exactly once. */
export function changed(from: string, to: string): string {
  if (brand.split(from).length !== 2) throw new Error(`The brand must contain ${JSON.stringify(from)} exactly once.`)
  return brand.replace(from, () => to)
}

/** Returns the diagnostics of the brand and its parents. */
export const check = (text: string, others?: Record<string, string>) =>
  diagnoseSources(resolve('lumina', reading(text, others), ['base', ...Object.keys(others ?? {})]))
