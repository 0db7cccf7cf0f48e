import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { ControlProps } from '../settings/inner.ts'
import { renameField } from './field-actions.ts'
import { fieldsOf, formAt } from './forms.ts'
import { nameProblem } from './kinds.ts'

/** The name of a field. It changes when the control is left, because other settings name the field too. */
export const NameControl = observer(function NameControl({
  editor,
  pointer,
  value,
  id,
  describedBy,
  isWrong,
}: ControlProps) {
  const [typed, setTyped] = useState<string>()
  const form = formAt(pointer)!
  const field = pointer.slice(0, pointer.lastIndexOf('/'))
  const others = fieldsOf(editor.manifest, form).filter((each) => each.pointer !== field)
  const names = others.map((each) => each.field.name)
  const problem = typed === undefined ? '' : nameProblem(typed, names)
  const leave = () => {
    if (typed !== undefined && typed !== value && !problem) renameField(editor, field, typed)
    setTyped(undefined)
  }
  return (
    <>
      <input
        id={id}
        type="text"
        spellCheck={false}
        aria-describedby={[describedBy, problem && `${id}-typed`].filter(Boolean).join(' ') || undefined}
        aria-invalid={isWrong || problem !== '' || undefined}
        value={typed ?? String(value ?? '')}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={leave}
        onKeyDown={({ key }) => key === 'Enter' && leave()}
      />
      {problem && (
        <p id={`${id}-typed`} className="problem">
          {problem}
        </p>
      )}
    </>
  )
})
