import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { PreviewContext } from '../../preview/protocol.ts'
import { titleOf } from '../structure/tree-node.ts'
import { Menu } from '../ui/menu.tsx'
import { Pick } from '../ui/pick.tsx'
import { PreviewPicks, same } from './preview-picks.tsx'
import type { PreviewStore } from './preview-store.ts'

interface BarProps {
  preview: PreviewStore
  /** What stands at the end. */
  children: ReactNode
}

/** Who looks at the brand, with what, and when: nothing of it loads the page again. */
export const PreviewBar = observer(function PreviewBar({ preview, children }: BarProps) {
  const { context, pages, path, hiddenThings, shown } = preview
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
      <PreviewPicks preview={preview} />
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
      <Menu label="More" isMarked={context.textSize !== 100 || context.connection !== 'online' || context.now !== null}>
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
            onChange={({ target }) =>
              preview.change({ now: target.value ? new Date(target.value).toISOString() : null })
            }
          />
        </label>
      </Menu>
      {children}
    </div>
  )
})
