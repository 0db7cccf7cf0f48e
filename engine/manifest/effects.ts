import { keys, valueAt } from './pointer.ts'
import type { Code } from './rules/catalogue.ts'

const byCode: Partial<Record<Code, string>> = {
  'manifest/unknown-setting': 'it is ignored',
  'pages/unknown-page': 'no such page exists',
  'languages/unknown-language': 'the interface has no texts in this language',
  'guards/unknown-guard': 'access to this cannot be decided',
  'sport/unknown-provider': '/sport and /live-sport cannot open on this brand',
  'chats/unknown-vendor': 'the chat does not load',
  'json/syntax': 'none of the file’s settings can be read',
  'json/duplicate-key': 'the last value is used',
  'extends/unknown-parent': 'the parent’s settings are missing',
  'extends/cycle': 'the manifest cannot be resolved',
  'extends/removes-nothing': 'nothing changes',
}

const bySection: Record<string, (name: string) => string> = {
  name: () => 'the brand’s name is not shown correctly',
  currency: () => 'amounts of money are not formatted correctly',
  logo: () => 'no logo can be shown',
  icon: () => 'the browser tab has no icon',
  hosts: () => 'this host does not serve the brand',
  api: () => 'no API call reaches the back end',
  languages: () => 'the language menu is wrong',
  services: () => 'visits are not counted',
  seo: () => 'search engines and link previews show wrong data',
  i18n: () => 'the language is detected wrongly',
  texts: () => 'players see the product’s default texts',
  theme: () => 'the brand’s design cannot be applied',
  frame: (name) => `the ${name} is missing on every page`,
  loader: () => 'nothing shows while a page’s code loads',
  registration: () => 'nobody can register',
  telegram: () => 'nobody can sign in with Telegram',
  games: () => 'no game can be opened',
  sport: () => 'the sportsbook cannot be shown',
  horses: () => 'the horse races cannot be shown',
  wheel: () => 'the wheel of fortune does not work correctly',
  chats: () => 'the chat does not load',
  jackpots: () => 'the jackpots cannot be shown',
  maintenance: () => 'maintenance mode does not apply correctly',
  regionClosed: () => 'players in blocked regions see a wrong message',
  overlays: (name) => `the overlay ${name} cannot open`,
}

/** Returns the consequence for players; undefined if the message already says it. */
export function effectOf(code: Code, pointer: string, manifest: unknown): string | undefined {
  if (byCode[code]) return byCode[code]
  const [section = '', name] = keys(pointer)
  const effect = bySection[section]
  if (name === undefined) return effect?.length === 0 ? effect('') : undefined
  if (section === 'pages') return `${pathOf(manifest, name)} cannot open on this brand`
  return effect?.(name)
}

function pathOf(manifest: unknown, page: string): string {
  const path = valueAt(manifest, `/pages/${page}/path`)
  return typeof path === 'string' ? path : `the page ${page}`
}
