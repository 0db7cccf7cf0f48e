import { observer } from 'mobx-react-lite'
import type { PreviewContext } from '../../preview/protocol.ts'
import { titleOf } from '../structure/nodes.ts'
import { widths, type PreviewStore } from './preview-store.ts'

interface PickProps {
  label: string
  value: string
  options: readonly (readonly [value: string, words: string])[]
  onChange: (value: string) => void
}

const Pick = ({ label, value, options, onChange }: PickProps) => (
  <label className="pick">
    <span>{label}</span>
    <select value={value} onChange={({ target }) => onChange(target.value)}>
      {options.map(([name, words]) => (
        <option key={name} value={name}>
          {words}
        </option>
      ))}
    </select>
  </label>
)

const same = (words: readonly string[]) => words.map((each) => [each, titleOf(each)] as const)

/** Who looks at the brand, with what, and when: nothing of it loads the page again. */
export const PreviewBar = observer(function PreviewBar({ preview }: { preview: PreviewStore }) {
  const { context, pages, path, width, roles, languages, hiddenThings, shown } = preview
  const known = pages.some(([, each]) => each === path)
  return (
    <div className="preview-bar" role="group" aria-label="What the preview shows">
      <label className="check">
        <input type="checkbox" checked={preview.isEditing} onChange={({ target }) => preview.edit(target.checked)} />{' '}
        Click selects
      </label>
      <Pick
        label="Page"
        value={path}
        options={[
          ...(known ? [] : [[path, path] as const]),
          ...pages.map(([page, each]) => [each, titleOf(page)] as const),
        ]}
        onChange={preview.navigate}
      />
      <Pick
        label="Width"
        value={String(width)}
        options={widths.map((each) => [String(each), each === 0 ? 'Fits' : `${each} px`] as const)}
        onChange={(value) => preview.setWidth(Number(value))}
      />
      <Pick
        label="Theme"
        value={context.theme}
        options={same(['dark', 'light'])}
        onChange={(theme) => preview.change({ theme: theme as PreviewContext['theme'] })}
      />
      <Pick
        label="Language"
        value={context.language}
        options={languages.map((each) => [each, each] as const)}
        onChange={(language) => preview.change({ language })}
      />
      <Pick label="Who" value={context.role} options={same(roles)} onChange={(role) => preview.change({ role })} />
      <Pick
        label="Text"
        value={String(context.textSize)}
        options={[100, 125, 150, 200].map((each) => [String(each), `${each} %`] as const)}
        onChange={(size) => preview.change({ textSize: Number(size) })}
      />
      <Pick
        label="Connection"
        value={context.connection}
        options={same(['online', 'slow', 'offline'])}
        onChange={(connection) => preview.change({ connection: connection as PreviewContext['connection'] })}
      />
      <label className="pick">
        <span>Date and time</span>
        <input
          type="datetime-local"
          onChange={({ target }) => preview.change({ now: target.value ? new Date(target.value).toISOString() : null })}
        />
      </label>
      {hiddenThings.length > 0 && (
        <Pick
          label="Call up"
          value={shown}
          options={[
            ['', 'Nothing'] as const,
            ...hiddenThings.map((each) => [each, titleOf(each.replace(':', ' '))] as const),
          ]}
          onChange={preview.show}
        />
      )}
    </div>
  )
})
