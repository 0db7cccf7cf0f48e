import { createContext, useContext, type ComponentType } from 'react'
import type { Schema } from '../../../manifest-tools/explain/schema.ts'
import type { EditorStore } from '../state/editor-store.ts'
import type { Setting } from './shapes.ts'

/** What a field gets. */
export interface FieldProps {
  editor: EditorStore
  setting: Setting
  /** How many objects it is in. */
  depth: number
}

/** What every control gets. */
export interface ControlProps {
  editor: EditorStore
  schema: Schema
  pointer: string
  value: unknown
  label: string
  depth: number
  isRequired: boolean
  id: string
  describedBy: string
  isWrong: boolean
}

interface Components {
  Field: ComponentType<FieldProps>
  Control: ComponentType<ControlProps>
}

/** Fields have controls, and controls of objects and lists have fields: those inside are had from here. */
export const Inner = createContext<Components | null>(null)

/** Returns the field and the control to use inside a control. */
export const useInner = (): Components => useContext(Inner)!
