import type { ComponentType } from 'react'
import type { ControlProps } from '../settings/inner.ts'
import { ConditionValueControl } from './condition-value-control.tsx'
import { NameControl } from './name-control.tsx'
import { OtherFieldControl } from './other-field-control.tsx'

const controls: readonly (readonly [RegExp, ComponentType<ControlProps>])[] = [
  [/^\/forms\/[^/]+\/fields\/\d+\/name$/, NameControl],
  [/^\/forms\/[^/]+\/fields\/\d+\/(sameAs|countryField|visible\/\d+\/field)$/, OtherFieldControl],
  [/^\/forms\/[^/]+\/steps\/\d+\/fields\/\d+$/, OtherFieldControl],
  [/^\/forms\/[^/]+\/fields\/\d+\/visible\/\d+\/(in|notIn)\/\d+$/, ConditionValueControl],
]

/** Returns the control of a form’s setting that is more than its type says: a name, or the name of another field. */
export const formControlOf = (pointer: string) => controls.find(([pattern]) => pattern.test(pointer))?.[1]
