import { observer } from 'mobx-react-lite'
import { follow } from '../../../manifest-tools/explain/schema.ts'
import { widgetTitle } from '../../../manifest-tools/explain/titles.ts'
import { choices } from '../../../manifest-tools/explain/words.ts'
import { isObject, valueAt } from '../../../manifest-tools/json/pointer.ts'
import { useInner, type ControlProps } from './inner.ts'
import { initialMember, settingsOf } from './shapes.ts'

/** A widget of a slot, and its options. */
export const UnionControl = observer(function UnionControl(props: ControlProps) {
  const { editor, schema, pointer, value, label, depth, isRequired, id, describedBy } = props
  const { Field } = useInner()
  const choose = (use: string) => editor.set(pointer, initialMember(schema, use) ?? null, `Change ${label}`)
  return (
    <>
      <label className="hidden" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        aria-describedby={describedBy || undefined}
        value={String(valueAt(value, '/use') ?? '')}
        onChange={({ target }) => choose(target.value)}
      >
        {(!isRequired || value === undefined) && <option value="">None</option>}
        {choices(schema).map(({ name }) => (
          <option key={name} value={name}>
            {widgetTitle(follow(schema)['x-kind'] ?? '', name)}
          </option>
        ))}
      </select>
      {settingsOf(schema, pointer, value).map((setting) => (
        <Field key={setting.pointer} editor={editor} setting={setting} depth={depth + 1} />
      ))}
    </>
  )
})

/** A condition: a guard by its name, or one with options. */
export const GuardControl = observer(function GuardControl(props: ControlProps) {
  const { editor, schema, pointer, value, label, depth, id } = props
  const { Field } = useInner()
  const choose = (name: string) => editor.set(pointer, initialMember(schema, name) ?? name, `Change ${label}`)
  return (
    <>
      <select
        id={id}
        value={String(isObject(value) ? value.use : value)}
        onChange={({ target }) => choose(target.value)}
      >
        {choices(schema).map(({ name }) => (
          <option key={name} value={name}>
            {widgetTitle('GuardWithOptions', name)}
          </option>
        ))}
      </select>
      {isObject(value) &&
        settingsOf(schema, pointer, value).map((setting) => (
          <Field key={setting.pointer} editor={editor} setting={setting} depth={depth + 1} />
        ))}
    </>
  )
})
