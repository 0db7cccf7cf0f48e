import type { Block, Manifest } from '#manifest'
import { schemaOfBlock } from './block-schema.ts'

/**
 * A block’s `x-preload`: the call that it makes at once, with its options in braces, parameters of the page’s path as `{:name}`, and
 * options with which it makes none.
 */
type Preload = string | { call: string; unless: Record<string, readonly unknown[]> }

/** Returns the calls that blocks make at once. Blocks with guards are left out: what is asked for them may be in vain. */
export function firstCalls(blocks: readonly Block[]): string[] {
  const calls = blocks.flatMap((block) => {
    const preload = schemaOfBlock(block.use)['x-preload'] as Preload | undefined
    return preload === undefined || block.guards?.length ? [] : callOf(preload, { ...block })
  })
  return [...new Set(calls)]
}

/** The path of a page and the calls that its blocks make at once. */
export type PageCalls = readonly [path: string, calls: readonly string[]]

/** Returns the pages besides the main page that everybody may open and whose blocks make calls at once. */
export const callsElsewhere = ({ MAIN: _main, ...pages }: Manifest['pages']): PageCalls[] =>
  Object.values(pages).flatMap(({ path, visible, guards, blocks }): PageCalls[] => {
    const calls = visible && !guards?.length ? firstCalls(blocks) : []
    return calls.length > 0 ? [[path, calls]] : []
  })

function callOf(preload: Preload, options: Record<string, unknown>): string[] {
  if (typeof preload === 'string') return [addressOf(preload, options)]
  const { call, unless } = preload
  return Object.entries(unless).some(([name, values]) => values.includes(options[name]))
    ? []
    : [addressOf(call, options)]
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
