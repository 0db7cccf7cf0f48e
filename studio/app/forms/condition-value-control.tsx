import { observer } from 'mobx-react-lite'
import { valueAt } from '../../../manifest-tools/json/pointer.ts'
import { TextControl } from '../settings/controls.tsx'
import type { ControlProps } from '../settings/inner.ts'
import { fieldsOf, formAt } from './forms.ts'

/** Kinds of fields whose value is true or false. */
const flags = ['checkbox', 'agreement']

/** A value of a condition: true or false of a box, one of its choices of a list, otherwise a text. */
export const ConditionValueControl = observer(function ConditionValueControl(props: ControlProps) {
  const { editor, pointer, label, value, id, describedBy, isWrong } = props
  const values = valuesFor(props)
  if (!values) return <TextControl {...props} />
  const index = values.indexOf(value as string)
  return (
    <select
      id={id}
      aria-describedby={describedBy || undefined}
      aria-invalid={isWrong || undefined}
      value={index < 0 ? '' : index}
      onChange={({ target }) => editor.set(pointer, values[Number(target.value)], `Change ${label}`)}
    >
      {index < 0 && <option value="">{value === '' ? 'Choose…' : `${String(value)} (wrong)`}</option>}
      {values.map((each, at) => (
        <option key={String(each)} value={at}>
          {each === true ? 'checked' : each === false ? 'not checked' : each}
        </option>
      ))}
    </select>
  )
})

/** Returns the values that the field of a condition can have; undefined where it can have any text. */
function valuesFor({ editor, pointer }: ControlProps): (string | boolean)[] | undefined {
  const condition = pointer.replace(/\/(in|notIn)\/\d+$/, '')
  const { player, field: name } = (editor.valueAt(condition) ?? {}) as { player?: string; field?: string }
  if (player !== undefined && player !== 'currency') return [true, false]
  const field = fieldsOf(editor.manifest, formAt(pointer)!).find((each) => each.field.name === name)?.field
  if (field && flags.includes(field.use)) return [true, false]
  const options = field && Array.isArray(field.options) ? (field.options as unknown[]) : undefined
  return options?.map((option) => String(valueAt(option, '/value')))
}
