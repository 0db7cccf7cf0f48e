import { readFileSync } from 'node:fs'
import type { Diagnostic } from './diagnostic.ts'
import { diagnoseSources } from './diagnose-sources.ts'
import { resolve } from './resolve.ts'

/** A brand without a fault, on the real base. */
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

const base = readFileSync(new URL('../../manifests/base.json', import.meta.url), 'utf8')

/** Gives the brand, the base, and further manifests where named. */
export const reading =
  (text = brand, others: Record<string, string> = {}) =>
  (name: string): string | undefined =>
    ({ base, lumina: text, ...others })[name]

/** The brand with one part of its text replaced. */
export function changed(from: string, to: string): string {
  if (brand.split(from).length !== 2) throw new Error(`The brand holds ${JSON.stringify(from)} not exactly once.`)
  return brand.replace(from, () => to)
}

/** What the diagnostics say of the brand, and of its parents. */
export const check = (text: string, others?: Record<string, string>) =>
  diagnoseSources(resolve('lumina', reading(text, others), ['base', ...Object.keys(others ?? {})]))

/** `code line:column suggestion` of each finding. */
export const brief = (all: Diagnostic[]) =>
  all.map(
    ({ code, line, column, suggestion }) =>
      `${code} ${line}:${column}${suggestion === undefined ? '' : ` ${suggestion}`}`,
  )
