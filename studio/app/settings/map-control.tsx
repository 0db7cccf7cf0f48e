import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { child, isObject } from '../../../manifest-tools/json/pointer.ts'
import { keyTitle } from '../../../manifest-tools/explain/titles.ts'
import { choices } from '../../../manifest-tools/explain/words.ts'
import type { Schema } from '../../../manifest-tools/explain/schema.ts'
import type { EditorStore } from '../state/editor-store.ts'
import { Icon } from '../ui/icon.tsx'
import { useInner, type ControlProps } from './inner.ts'
import { pageKeysOf } from './page-control.tsx'
import { initialValue, shapeOf } from './shapes.ts'

/** Returns the keys that a map can have; none where the operator names them. */
function namesOf(editor: EditorStore, { propertyNames }: Schema): string[] {
  if (!propertyNames) return []
  return shapeOf(propertyNames) === 'page' ? pageKeysOf(editor) : choices(propertyNames).map(({ name }) => name)
}

/** The entries of an object whose keys the operator names, such as hosts. */
export const MapControl = observer(function MapControl({
  editor,
  schema,
  pointer,
  value,
  label,
  depth,
  id,
}: ControlProps) {
  const { Field } = useInner()
  const [key, setKey] = useState('')
  const entries = isObject(value) ? Object.keys(value) : []
  const inner = isObject(schema.additionalProperties) ? schema.additionalProperties : {}
  const names = namesOf(editor, schema)
  const free = names.filter((name) => !entries.includes(name))
  const add = (name: string) => {
    if (!name || entries.includes(name)) return
    editor.set(child(pointer, name), initialValue(inner), `Add ${keyTitle(name, schema)} to ${label}`)
    setKey('')
  }
  return (
    <>
      {entries.map((name) => (
        <Field
          key={name}
          editor={editor}
          setting={{
            name,
            label: keyTitle(name, schema),
            pointer: child(pointer, name),
            schema: inner,
            isRequired: false,
          }}
          depth={depth + 1}
        />
      ))}
      <span className="map-add">
        <label className="hidden" htmlFor={`${id}-key`}>
          Name of the new entry of {label}
        </label>
        {names.length > 0 ? (
          <select id={`${id}-key`} value={key} onChange={({ target }) => setKey(target.value)}>
            <option value="">Choose…</option>
            {free.map((name) => (
              <option key={name} value={name}>
                {keyTitle(name, schema)}
              </option>
            ))}
          </select>
        ) : (
          <input
            id={`${id}-key`}
            type="text"
            value={key}
            spellCheck={false}
            onChange={({ target }) => setKey(target.value)}
          />
        )}
        <button type="button" className="button small" disabled={!key.trim()} onClick={() => add(key.trim())}>
          <Icon name="add" /> Add
        </button>
      </span>
    </>
  )
})
