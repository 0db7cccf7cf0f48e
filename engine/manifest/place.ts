import type { DocumentNode } from '@humanwhocodes/momoa'
import type { Finding } from './diagnostic.ts'
import type { Layer } from './layer.ts'
import { parent, valueAt } from './pointer.ts'
import { parseTree, spanOf, type Span } from './positions.ts'

/** A place in one file of an `extends` chain. */
export interface Place {
  layer: Layer
  span: Span
}

const trees = new WeakMap<Layer, DocumentNode>()

/** Returns the syntax tree of a layer, parsed once. */
export function treeOf(layer: Layer): DocumentNode {
  const tree = trees.get(layer) ?? parseTree(layer.text)
  trees.set(layer, tree)
  return tree
}

/** Whether a setting is missing because a layer removes it with null. */
export const isRemoved = ({ part, pointer }: Finding, layers: Layer[]) =>
  part === 'holder' && remover(pointer, layers) !== undefined

/**
 * Returns the place of a finding: the layer that last sets the value, or the brand’s own file if the setting is
 * missing.
 */
export function placeOf(finding: Finding, layers: Layer[]): Place | undefined {
  const layer =
    layers.find(({ name }) => name === finding.layer) ?? ownerOf(finding, layers) ?? layers[layers.length - 1]
  if (!layer) return undefined
  const part = isRemoved(finding, layers) ? 'value' : finding.part
  return { layer, span: spanOf(treeOf(layer), layer.text, finding.pointer, part) }
}

function ownerOf({ part, pointer }: Finding, layers: Layer[]): Layer | undefined {
  if (part !== 'holder') return lastSetter(pointer, layers)
  return remover(pointer, layers) ?? (isInList(pointer) ? lastSetter(parent(pointer), layers) : undefined)
}

/** Returns the pointer that is set closest to the brand: the conflict started there. */
export function nearest(pointers: string[], layers: Layer[]): string {
  const depth = (pointer: string) => layers.findIndex((layer) => layer === lastSetter(pointer, layers))
  return pointers.reduce((best, pointer) => (depth(pointer) > depth(best) ? pointer : best))
}

/** Whether a pointer leads into a list. Lists are replaced whole, so entries belong to the layer of their list. */
export const isInList = (pointer: string) => /\/\d+\//.test(pointer)

const lastSetter = (pointer: string, layers: Layer[]) =>
  [...layers].reverse().find(({ value }) => valueAt(value, pointer) !== undefined)
const remover = (pointer: string, layers: Layer[]) =>
  [...layers].reverse().find(({ value }) => valueAt(value, pointer) === null)
