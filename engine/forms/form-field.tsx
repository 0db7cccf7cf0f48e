import { createElement, type ComponentType } from 'react'
import { useRegistry } from '../shell/registry-context.ts'
import { componentOf } from '../ui/lazy-with-retry.ts'
import type { FieldDefinition, FieldProps } from './field.ts'
import { inputProps } from './input-props.ts'
import type { Message } from './rules.ts'
import { TextField } from './text-field.tsx'

interface FormFieldProps {
  field: FieldDefinition
  value: string | boolean
  message?: Message | undefined
  onChange: (value: string | boolean) => void
}

/** Renders the field of a definition by the component of its kind. Suspends until that is loaded. */
export function FormField(props: FormFieldProps) {
  const { fields } = useRegistry()
  // The form’s store has values of the type that the kind’s component takes.
  const load = fields[props.field.kind] as () => Promise<{ default: ComponentType<FormFieldProps> }>
  return createElement(componentOf(load), props)
}

const nothing = () => undefined

/** What is shown of a field while its code is loading. */
export const WaitingField = ({ field }: { field: FieldDefinition }) => (
  <TextField {...inputProps({ field, value: '', onChange: nothing } satisfies FieldProps)} disabled />
)
