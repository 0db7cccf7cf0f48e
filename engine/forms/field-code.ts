import type { Field } from '#manifest'
import { use as read, type ComponentType } from 'react'
import type { Registry } from '../registry.ts'
import { registerLoaded } from '../ui/lazy-with-retry.ts'
import { withStyleSheets } from '../ui/style-sheets.ts'
import type { FieldProps } from './field.ts'
import type { FieldModule, FieldValue } from './field-value.ts'

/** The name of a kind of field: the folder’s under widgets/fields. */
export type FieldUse = Field['use']

/** What kinds of fields do with their values, by their names. */
export type FieldValues = { [Use in FieldUse]?: FieldValue }

const loaded: FieldValues = {}
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
    loaded[use] = code.value
  })
  loading.set(use, promise)
  promise.catch(() => loading.delete(use))
  return promise
}

/** Fetches the code of fields for the first render of a form. */
export const fetchFields = (registry: Registry, uses: readonly FieldUse[]) =>
  Promise.all([...new Set(uses)].map((each) => load(registry, each)))

/** Returns what these kinds of fields do with their values. Suspends until their code is loaded. */
export function useFieldValues(registry: Registry, uses: readonly FieldUse[]): FieldValues {
  for (const each of uses) if (!loaded[each]) read(load(registry, each))
  return loaded
}
