import { readFileSync } from 'node:fs'
import type { Manifest } from '#manifest'
import { webAppManifest } from './web-app.ts'

/** What makes a brand’s site installable, by the names under which its host serves it: its web app manifest and the build’s service worker. */
export const webAppFiles = (manifest: Manifest, build: string): Record<string, string> => ({
  'app.webmanifest': webAppManifest(manifest, (key) => textOf(build, manifest.languages[0], key)),
  'service-worker.js': readFileSync(`${build}/service-worker.js`, 'utf8'),
})

function textOf(build: string, language: string, key: string): string {
  const texts = JSON.parse(readFileSync(`${build}/locales/${language}/common.json`, 'utf8')) as unknown
  return String(key.split('.').reduce((part, name) => (part as Record<string, unknown> | undefined)?.[name], texts) ?? key)
}
