import { readFileSync } from 'node:fs'
import type { Block, Manifest } from '#manifest'
import { cached } from '#manifest-tools/layers/cached.ts'

/** Returns the schema of a block’s options, with what it tells the engine and the shell (`x-…`). */
export const schemaOfBlock = cached(
  (block) =>
    JSON.parse(
      readFileSync(`${import.meta.dirname}/../../../widgets/blocks/${block}/options.schema.json`, 'utf8'),
    ) as Record<string, unknown>,
)

/**
 * A block’s `x-preload`: the calls that it makes at once, with its options in braces and parameters of the page’s path as `{:name}`.
 * It makes none of them with options that `unless` names, nor without entries of its lists that `with` names.
 */
type Preload = OneCall | readonly OneCall[]
type OneCall = string | { call: string; unless?: Record<string, readonly unknown[]>; with?: Record<string, unknown> }

/**
 * Returns the calls that blocks make at once. Blocks with guards are left out, as what is asked for them may be in vain, and calls
 * that the platform lacks or the brand does not need; all calls where the platform is connected by code, which alone knows what it sends.
 */
export function firstCalls(
  blocks: readonly Block[],
  platform?: Manifest['platform'],
  unread: readonly string[] = [],
): string[] {
  if (platform?.use) return []
  const lacked = new Set([...(platform?.lacks ?? []), ...unread].map(anyNames))
  const calls = blocks.flatMap((block) => {
    const preload = schemaOfBlock(block.use)['x-preload'] as Preload | undefined
    return preload === undefined || block.guards?.length
      ? []
      : [preload].flat().flatMap((call) => callOf(call, { ...block }))
  })
  return [...new Set(calls)].filter((call) => !lacked.has(anyNames(`GET ${call.split('?')[0]!}`)))
}

/** A call whose parameters have any names. */
const anyNames = (call: string) => call.replace(/\{[^}]*\}/g, '{}')

function callOf(preload: OneCall, options: Record<string, unknown>): string[] {
  if (typeof preload === 'string') return [addressOf(preload, options)]
  const { call, unless = {}, with: entries = {} } = preload
  const isNeeded = Object.entries(entries).every(([name, value]) => [options[name]].flat().includes(value))
  const isExcluded = Object.entries(unless).some(([name, values]) => values.includes(options[name]))
  return isNeeded && !isExcluded ? [addressOf(call, options)] : []
}

/** Parameters whose option is not set are left out, as in the engine’s call; the page knows its language. */
function addressOf(call: string, options: Record<string, unknown>): string {
  const [path = '', query] = call.split('?')
  const parameters = query?.split('&').flatMap((parameter) => {
    const [name, given = ''] = parameter.split('=')
    const value =
      given === '{language}' ? given : given.replace(/^\{(\w+)\}$/, (_, option: string) => textOf(options[option]))
    return value === '' ? [] : [`${name}=${value}`]
  })
  return parameters?.length ? `${path}?${parameters.join('&')}` : path
}

/** A value as `URLSearchParams` writes it. */
const textOf = (value: unknown) =>
  value === undefined
    ? ''
    : new URLSearchParams([['', Array.isArray(value) ? value.join() : String(value)]]).toString().slice(1)
