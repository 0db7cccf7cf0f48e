import { observer } from 'mobx-react-lite'
import { child, isObject } from '../../../manifest-tools/json/pointer.ts'
import { follow, type Schema } from '../../../manifest-tools/explain/schema.ts'
import { entryTitle } from '../../../manifest-tools/explain/titles.ts'
import { show } from '../../../manifest-tools/check/label.ts'
import { Icon } from '../ui/icon.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { useInner, type ControlProps } from './inner.ts'
import { pageKeysOf } from './page-control.tsx'
import { Problems } from './problems.tsx'
import { initialValue, memberOf, settingsOf, shapeOf } from './shapes.ts'

/** The entries of a list: change, move, remove, add. */
export const ListControl = observer(function ListControl(props: ControlProps) {
  const { editor, schema, pointer, value, label, depth } = props
  const entries = Array.isArray(value) ? (value as unknown[]) : []
  const items = schema.items ?? {}
  const change = (next: unknown[], what: string) => editor.set(pointer, next, `${what} ${label}`)
  const move = (index: number, by: number) =>
    change(entries.toSpliced(index, 1).toSpliced(index + by, 0, entries[index]), 'Reorder')
  return (
    <>
      <ol className="list-entries">
        {entries.map((entry, index) => (
          <li key={index}>
            <Entry
              {...props}
              schema={items}
              list={schema}
              pointer={child(pointer, index)}
              value={entry}
              label={`${label} ${index + 1}`}
              depth={depth}
            />
            <span className="entry-buttons">
              <IconButton
                icon="up"
                label={`Move entry ${index + 1} of ${label} up`}
                isDisabled={index === 0}
                onClick={() => move(index, -1)}
              />
              <IconButton
                icon="down"
                label={`Move entry ${index + 1} of ${label} down`}
                isDisabled={index === entries.length - 1}
                onClick={() => move(index, 1)}
              />
              <IconButton
                icon="remove"
                label={`Remove entry ${index + 1} of ${label}`}
                onClick={() => change(entries.toSpliced(index, 1), 'Remove from')}
              />
            </span>
          </li>
        ))}
      </ol>
      <button
        type="button"
        className="button small"
        onClick={() => change([...entries, newEntry(props, entries)], 'Add to')}
      >
        <Icon name="add" /> Add to {label}
      </button>
    </>
  )
})

/** Returns an entry to add: of accepted values, the first one that the list does not have. */
function newEntry({ editor, schema }: ControlProps, entries: readonly unknown[]): unknown {
  const value = initialValue(schema.items ?? {})
  const shape = shapeOf(schema.items ?? {})
  const values = shape === 'page' ? pageKeysOf(editor) : shape === 'choice' ? acceptedBy(schema.items) : []
  return values.find((each) => !entries.includes(each)) ?? value
}

const acceptedBy = (items: ControlProps['schema']['items']) => follow(items ?? {}).enum ?? []

/** How many words tell an entry from the others. */
const mostWords = 3

/** Returns what tells an entry from the others: what it is called, then its first texts. */
function summaryOf(value: unknown, list: Schema): string {
  const title = entryTitle(value, list)
  const { properties = {} } = memberOf(list.items ?? {}, value)
  // The keys of texts say less than a title does.
  const isNoise = (key: string) => isNamed(key) || (title !== '' && shapeOf(properties[key] ?? {}) === 'key')
  const texts = isObject(value)
    ? Object.entries(value).filter(([key, each]) => typeof each === 'string' && each !== '' && !isNoise(key))
    : []
  const words = [title, ...texts.map(([, each]) => String(each))].filter(
    (each, index) => each && (index === 0 || each !== title),
  )
  return words.slice(0, mostWords).join(' · ') || show(value)
}

const isNamed = (key: string) => key === 'use' || key === 'page' || key === 'icon'

/** One entry: a control, or the settings of an object behind a summary. */
const Entry = observer(function Entry({ list, ...props }: ControlProps & { list: Schema }) {
  const { editor, schema, pointer, value, label, depth, id } = props
  const { Control, Field } = useInner()
  const shape = shapeOf(schema)
  const problems = editor.checks.at(pointer)
  if (shape !== 'object' && shape !== 'union')
    return (
      <div className="entry" role="group" aria-label={label}>
        <label className="hidden" htmlFor={`${id}-${pointer}`}>
          {label}
        </label>
        <Control {...props} id={`${id}-${pointer}`} describedBy="" isRequired isWrong={problems.length > 0} />
        <Problems id={`${id}-${pointer}-problems`} editor={editor} problems={problems} />
      </div>
    )
  return (
    <details className="entry">
      <summary>{summaryOf(value, list)}</summary>
      {settingsOf(schema, pointer, value).map((setting) => (
        <Field key={setting.pointer} editor={editor} setting={setting} depth={depth + 2} />
      ))}
    </details>
  )
})
