import { observer } from 'mobx-react-lite'
import type { ControlProps } from '../settings/inner.ts'
import { fieldsOf, formAt } from './forms.ts'

/** The name of another field of the form; in a condition, of one above. */
export const OtherFieldControl = observer(function OtherFieldControl(props: ControlProps) {
  const { editor, pointer, label, value, id, describedBy, isWrong, isRequired } = props
  const fields = fieldsOf(editor.manifest, formAt(pointer)!)
  const own = fields.findIndex((each) => pointer.startsWith(`${each.pointer}/`))
  const offered = fields.filter((_, index) => index !== own && (!pointer.includes('/visible/') || index < own))
  const names = offered.map(({ field }) => field.name)
  const isKnown = typeof value === 'string' && names.includes(value)
  return (
    <select
      id={id}
      aria-describedby={describedBy || undefined}
      aria-invalid={isWrong || undefined}
      value={typeof value === 'string' ? value : ''}
      onChange={({ target }) => editor.set(pointer, target.value || undefined, `Change ${label}`)}
    >
      {(!isRequired || value === undefined) && <option value="">Not set</option>}
      {typeof value === 'string' && !isKnown && <option value={value}>{`${value} (wrong)`}</option>}
      {names.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </select>
  )
})
