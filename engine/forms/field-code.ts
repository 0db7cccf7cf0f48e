import type { Field } from '#manifest'
import { createElement, type ComponentType, type ReactNode } from 'react'
import type { Registry } from '../registry.ts'
import { useRegistry } from '../shell/registry-context.ts'
import { componentOf, registerLoaded } from '../ui/lazy-with-retry.ts'
import { withStyleSheets } from '../ui/style-sheets.ts'
import type { FieldProps } from './field.ts'
import type { FieldModule, FieldValue } from './field-value.ts'

/** The name of a kind of field: the folder’s under widgets/fields. */
export type FieldUse = Field['use']

/** What kinds of fields do with their values, by their names. */
export type FieldValues = { [Use in FieldUse]?: FieldValue }

/** What the kinds whose code is loaded do with their values. */
export const loadedKinds: FieldValues = {}
const loading = new Map<FieldUse, Promise<void>>()

/** Loads the code of a kind of field: its component, which then renders without suspending, and what it does with its value. */
function load(registry: Registry, use: FieldUse): Promise<void> {
  // Each value takes fields of its own kind only, which TypeScript cannot express for a dynamic lookup.
  const fetch = registry.fields[use] as () => Promise<FieldModule<Field>>
  const known = loading.get(use)
  if (known) return known
  const promise = withStyleSheets(fetch).then(async (code) => {
    await code.value.load?.()
    registerLoaded(
      fetch as () => Promise<{ default: ComponentType<FieldProps> }>,
      code.default as ComponentType<FieldProps>,
    )
    loadedKinds[use] = code.value
  })
  loading.set(use, promise)
  promise.catch(() => loading.delete(use))
  return promise
}

/** Fetches the code of fields for the first render of a form. */
export const fetchFields = (registry: Registry, uses: readonly FieldUse[]) =>
  Promise.all([...new Set(uses)].map((each) => load(registry, each)))

interface FormCodeProps {
  fields: readonly Field[]
  children: ReactNode
}

type Wait = () => Promise<{ default: ComponentType<{ children: ReactNode }> }>

const Loaded = ({ children }: { children: ReactNode }) => children

/** By the kinds that they wait for. */
const waits = new Map<string, Wait>()

/**
 * Renders a form once the code of its fields is loaded; suspends until then. The form’s own component does not: it has hooks after
 * those that need the code, and React allows none after a `use` that a later render leaves out.
 */
export function FormCode({ fields, children }: FormCodeProps) {
  const registry = useRegistry()
  const uses = [...new Set(fields.map(({ use }) => use))].sort()
  const name = uses.join(' ')
  const wait: Wait = waits.get(name) ?? (() => fetchFields(registry, uses).then(() => ({ default: Loaded })))
  waits.set(name, wait)
  if (uses.every((use) => use in loadedKinds)) registerLoaded(wait, Loaded)
  return createElement(componentOf(wait), undefined, children)
}
