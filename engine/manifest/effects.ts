import { keys, valueAt } from './pointer.ts'

const byCode: Record<string, string> = {
  'manifest/unknown-setting': 'nothing reads it, so what it was meant to change stays as it is',
  'pages/unknown-page': 'no page opens by this name',
  'languages/unknown-language': 'the interface has no text in this language',
  'guards/unknown-guard': 'it is not known who may see this',
  'json/syntax': 'none of the file’s settings can be read',
  'json/duplicate-key': 'players get what the last of them says',
  'extends/unknown-parent': 'the settings of the parent are missing',
  'extends/cycle': 'it is not known which setting holds',
  'extends/removes-nothing': 'nothing changes',
}

const bySection: Record<string, (name: string) => string> = {
  hosts: () => 'players who come to this host do not reach the brand',
  api: () => 'no call reaches the back end',
  languages: () => 'the languages on offer are not the ones that were meant',
  theme: () => 'the brand cannot be painted as meant',
  frame: (name) => `the ${name} cannot be shown, on any page`,
  loader: () => 'nothing shows while a page’s code loads',
  jackpots: () => 'the jackpots cannot be shown',
  overlays: (name) => `the overlay ${name} cannot open`,
}

/** What a finding means for players; undefined where there is no more to say than the message does. */
export function effectOf(code: string, pointer: string, manifest: unknown): string | undefined {
  if (byCode[code]) return byCode[code]
  const [section = '', name] = keys(pointer)
  if (name === undefined) return undefined
  if (section === 'pages') return `${pathOf(manifest, name)} cannot open on this brand`
  return bySection[section]?.(name)
}

function pathOf(manifest: unknown, page: string): string {
  const path = valueAt(manifest, `/pages/${page}/path`)
  return typeof path === 'string' ? path : `the page ${page}`
}
