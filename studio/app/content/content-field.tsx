import { observer } from 'mobx-react-lite'
import { useId, type ReactNode } from 'react'
import { Problems } from '../settings/problems.tsx'
import type { EditorStore } from '../state/editor-store.ts'

/** What a control needs to be named and described. */
export interface ControlIds {
  id: string
  describedBy: string | undefined
  isWrong: boolean
}

interface ContentFieldProps {
  editor: EditorStore
  pointer: string
  label: string
  /** What belongs to the label for those who do not see where the field stands, such as its language. */
  hiddenLabel?: string
  help?: string | undefined
  children: (ids: ControlIds) => ReactNode
}

/** A setting of an item in the words of an operator, with the problems of the checks. */
export const ContentField = observer(function ContentField({
  editor,
  pointer,
  label,
  hiddenLabel,
  help,
  children,
}: ContentFieldProps) {
  const id = useId()
  const problems = editor.checks.at(pointer)
  const described = [help && `${id}-help`, problems.length > 0 && `${id}-problems`].filter(Boolean).join(' ')
  return (
    <div className="field content-field" data-pointer={pointer}>
      <label className="field-name" htmlFor={id} id={`${id}-name`}>
        {label}
        {hiddenLabel && <span className="hidden"> {hiddenLabel}</span>}
      </label>
      {help && (
        <p className="field-help" id={`${id}-help`}>
          {help}
        </p>
      )}
      {children({
        id,
        describedBy: described || undefined,
        isWrong: problems.some(({ severity }) => severity === 'error'),
      })}
      <Problems id={`${id}-problems`} editor={editor} problems={problems} />
    </div>
  )
})

/** Returns the attributes of a control. */
export const attributesOf = ({ id, describedBy, isWrong }: ControlIds) => ({
  id,
  'aria-describedby': describedBy,
  'aria-invalid': isWrong || undefined,
})
