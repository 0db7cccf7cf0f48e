import { keys, valueAt } from './pointer.ts'
import type { Code } from './rules/catalogue.ts'

const byCode: Partial<Record<Code, string>> = {
  'manifest/unknown-setting': 'nothing reads it, so what it was meant to change stays as it is',
  'pages/unknown-page': 'no page opens by this name',
  'languages/unknown-language': 'the interface has no text in this language',
  'guards/unknown-guard': 'it is not known who may see this',
  'sport/unknown-provider': '/sport and /live-sport cannot open on this brand',
  'chats/unknown-vendor': 'the chat does not load',
  'json/syntax': 'none of the file’s settings can be read',
  'json/duplicate-key': 'players get what the last of them says',
  'extends/unknown-parent': 'the settings of the parent are missing',
  'extends/cycle': 'it is not known which setting holds',
  'extends/removes-nothing': 'nothing changes',
}

const bySection: Record<string, (name: string) => string> = {
  name: () => 'players do not read the brand’s name as meant',
  currency: () => 'no amount of money can be written as meant',
  logo: () => 'no logo can be shown',
  icon: () => 'the browser’s tab has no icon',
  hosts: () => 'players who come to this host do not reach the brand',
  api: () => 'no call reaches the back end',
  languages: () => 'the languages on offer are not the ones that were meant',
  services: () => 'nothing of it is counted',
  seo: () => 'search engines and link previews show something else',
  i18n: () => 'the language is not chosen as meant',
  texts: () => 'players read the product’s own words',
  theme: () => 'the brand cannot be painted as meant',
  frame: (name) => `the ${name} cannot be shown, on any page`,
  loader: () => 'nothing shows while a page’s code loads',
  registration: () => 'nobody can register',
  telegram: () => 'nobody can sign in by Telegram',
  games: () => 'no game can be opened',
  sport: () => 'the sportsbook cannot be shown',
  horses: () => 'the horse races cannot be shown',
  wheel: () => 'the wheel does not turn as meant',
  chats: () => 'the chat does not load',
  jackpots: () => 'the jackpots cannot be shown',
  maintenance: () => 'the notice does not close what was meant',
  regionClosed: () => 'players in closed regions do not read what was meant',
  overlays: (name) => `the overlay ${name} cannot open`,
}

/** What a finding means for players; undefined where there is no more to say than the message does. */
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
