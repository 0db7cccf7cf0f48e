import { observer } from 'mobx-react-lite'
import { Icon } from '../ui/icon.tsx'
import { useInner, type ControlProps } from './inner.ts'
import { initialValue, settingsOf } from './shapes.ts'

/** The settings of an object; one that is not set has a button to set it. */
export const ObjectControl = observer(function ObjectControl(props: ControlProps) {
  const { editor, schema, pointer, value, label, depth, isRequired } = props
  const { Field } = useInner()
  if (value === undefined)
    return (
      <button
        type="button"
        className="button small"
        onClick={() => editor.set(pointer, initialValue(schema), `Set ${label}`)}
      >
        <Icon name="add" /> Set {label}
      </button>
    )
  const settings = settingsOf(schema, pointer, value)
  return (
    <>
      <details open={depth < 2}>
        <summary>{settings.length} settings</summary>
        {settings.map((setting) => (
          <Field key={setting.pointer} editor={editor} setting={setting} depth={depth + 1} />
        ))}
      </details>
      {!isRequired && (
        <button type="button" className="button small" onClick={() => editor.set(pointer, null, `Remove ${label}`)}>
          <Icon name="remove" /> Remove {label}
        </button>
      )}
    </>
  )
})
