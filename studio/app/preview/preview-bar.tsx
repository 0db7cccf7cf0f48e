import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { PreviewContext } from '../../preview/protocol.ts'
import { pageTitle } from '../../../manifest-tools/explain/titles.ts'
import { Icon } from '../ui/icon.tsx'
import { Menu } from '../ui/menu.tsx'
import { Pick } from '../ui/pick.tsx'
import { stateTitle } from './state-title.ts'
import { PreviewPicks, same } from './preview-picks.tsx'
import type { PreviewStore } from './preview-store.ts'

interface BarProps {
  preview: PreviewStore
  /** What stands at the end of the menu. */
  children: ReactNode
}

/** Who looks at the brand, with what, and when: nothing of it loads the page again. What is rarely used is in a menu. */
export const PreviewBar = observer(function PreviewBar({ preview, children }: BarProps) {
  const { pages, path } = preview
  const known = pages.some(([, each]) => each === path)
  return (
    <div className="preview-bar" role="group" aria-label="What the preview shows">
      <label className="toggle" title="Click selects">
        <input type="checkbox" checked={preview.isEditing} onChange={({ target }) => preview.edit(target.checked)} />
        <Icon name="select" />
        <span>Click selects</span>
      </label>
      <Pick
        label="Page"
        icon="page"
        value={path}
        options={[
          ...(known ? [] : [[path, path] as const]),
          ...pages.map(([page, each]) => [each, pageTitle(page)] as const),
        ]}
        onChange={preview.navigate}
      />
      <PreviewPicks preview={preview} />
      <MoreMenu preview={preview}>{children}</MoreMenu>
    </div>
  )
})

const MoreMenu = observer(function MoreMenu({ preview, children }: BarProps) {
  const { context, hiddenThings, shown } = preview
  const isUsual = context.textSize === 100 && context.connection === 'online' && context.now === null && shown === ''
  return (
    <Menu label="More" isMarked={!isUsual}>
      {hiddenThings.length > 0 && (
        <Pick
          label="Special state"
          value={shown}
          options={[['', 'None'] as const, ...hiddenThings.map((each) => [each, stateTitle(each)] as const)]}
          onChange={preview.show}
        />
      )}
      <Pick
        label="Text size"
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
      {children}
    </Menu>
  )
})
