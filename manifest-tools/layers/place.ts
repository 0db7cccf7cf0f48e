import type { DocumentNode } from '@humanwhocodes/momoa'
import type { Finding } from '../check/diagnostic.ts'
import type { Layer } from './layer.ts'
import { child, hasOwn, isObject, keys, parent, valueAt } from '../json/pointer.ts'
import { parseTree, spanOf, type Span } from '../json/positions.ts'
import type { Resolved } from './resolve.ts'
import { lastSetter, settersOf, type Setter } from './setters.ts'

/** A place in one file of an `extends` chain. */
export interface Place {
  layer: Layer
  /** The finding’s pointer, in this file. */
  pointer: string
  span: Span
}

/** What places are looked up in. */
export type Sources = Pick<Resolved, 'layers' | 'manifest'>

const trees = new WeakMap<Layer, DocumentNode>()

/** Returns the syntax tree of a layer, parsed once. */
export function treeOf(layer: Layer): DocumentNode {
  const tree = trees.get(layer) ?? parseTree(layer.text)
  trees.set(layer, tree)
  return tree
}

/** Whether a setting is missing because a layer removes it with null. */
export const isRemoved = ({ part, pointer }: Finding, sources: Sources) =>
  part === 'holder' && remover(pointer, sources) !== undefined

/**
 * Returns the place of a finding: the layer that last sets the value, or the brand’s own file if the setting is
 * missing.
 */
export function placeOf(finding: Finding, sources: Sources): Place | undefined {
  const { layers } = sources
  const named = layers.find(({ name }) => name === finding.layer)
  const { layer, pointer } = named
    ? { layer: named, pointer: finding.pointer }
    : (ownerOf(finding, sources) ?? { layer: layers[layers.length - 1], pointer: finding.pointer })
  if (!layer) return undefined
  if (layer.licence) return placeOfLicence(pointer, layer, sources)
  const part = isRemoved(finding, sources) ? 'value' : finding.part
  return { layer, pointer, span: spanOf(treeOf(layer), layer.text, pointer, part) }
}

/** What a licence sets is shown where a file removes it, or else where the licence is named. */
function placeOfLicence(pointer: string, licence: Layer, { layers }: Sources): Place {
  const above = layers.slice(layers.indexOf(licence) + 1).filter((each) => !each.licence)
  const shown = (layer: Layer, at: string): Place => {
    const isThere = valueAt(layer.value, at) !== undefined
    return { layer, pointer: at, span: spanOf(treeOf(layer), layer.text, at, isThere ? 'value' : 'holder') }
  }
  for (const layer of [...above].reverse()) {
    const removed = ancestors(pointer).find((at) => valueAt(layer.value, at) === null)
    if (removed !== undefined) return shown(layer, removed)
  }
  const naming = above[0]!
  const { hosts } = naming.value ?? {}
  const host = Object.entries(isObject(hosts) ? hosts : {}).find(([, own]) => isObject(own) && hasOwn(own, 'licences'))
  return shown(
    naming,
    host && !hasOwn(naming.value!, 'licences') ? `${child('/hosts', host[0])}/licences` : '/licences',
  )
}

const ancestors = (pointer: string): string[] => (pointer === '' ? [] : [...ancestors(parent(pointer)), pointer])

function ownerOf({ part, pointer }: Finding, sources: Sources): Omit<Setter, 'value'> | undefined {
  const { layers, manifest } = sources
  if (part !== 'holder') return lastSetter(pointer, layers, manifest)
  const owner = remover(pointer, sources)
  if (owner || !isInList(pointer)) return owner
  const [last = ''] = keys(pointer).slice(-1)
  const holder = lastSetter(parent(pointer), layers, manifest)
  return holder && { layer: holder.layer, pointer: child(holder.pointer, last) }
}

/** Returns the pointer that is set closest to the brand: the conflict started there. */
export function nearest(pointers: string[], { layers, manifest }: Sources): string {
  const depth = (pointer: string) => layers.findIndex((layer) => layer === lastSetter(pointer, layers, manifest)?.layer)
  return pointers.reduce((best, pointer) => (depth(pointer) > depth(best) ? pointer : best))
}

/** Whether a pointer leads into a list, whose entries belong to the layer that sets them. */
export const isInList = (pointer: string) => /\/\d+\//.test(pointer)

const remover = (pointer: string, { layers, manifest }: Sources) =>
  settersOf(pointer, layers, manifest)
    .reverse()
    .find(({ value }) => value === null)
