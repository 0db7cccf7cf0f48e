import { keys, valueAt } from '../json/pointer.ts'
import { definition } from './schema.ts'
import type { Code } from './diagnostic.ts'
const byCode: Partial<Record<Code, string>> = {
  'manifest/unknown-setting': 'it is ignored',
  'pages/unknown-page': 'no such page exists',
  'languages/unknown-language': 'the interface has no texts in this language',
  'guards/unknown-guard': 'access to this cannot be decided',
  'sport/unknown-provider': '/sport and /live-sport cannot open on this brand',
  'chats/unknown-vendor': 'the chat does not load',
  'verification/unknown-vendor': 'players cannot verify their identity',
  'json/syntax': 'none of the file’s settings can be read',
  'json/duplicate-key': 'the last value is used',
  'extends/unknown-parent': 'the parent’s settings are missing',
  'extends/cycle': 'the manifest cannot be resolved',
  'extends/removes-nothing': 'nothing changes',
  'lists/ambiguous-entry': 'this edit is ignored',
  'lists/edited-twice': 'the second edit is ignored',
  'lists/unknown-entry': 'this edit is ignored, or the new entry is the last one',
}

/** Returns the consequence for players; undefined if the message already says it. */
export function effectOf(code: Code, pointer: string, manifest: unknown): string | undefined {
  if (byCode[code]) return byCode[code]
  const [section = '', name] = keys(pointer)
  if (section === 'pages' && name !== undefined) return `${pathOf(manifest, name)} cannot open on this brand`
  const effect = definition('Manifest').properties?.[section]?.['x-effect']
  return effect?.includes('{name}') ? name && effect.replace('{name}', name) : effect
}

function pathOf(manifest: unknown, page: string): string {
  const path = valueAt(manifest, `/pages/${page}/path`)
  return typeof path === 'string' ? path : `the page ${page}`
}
