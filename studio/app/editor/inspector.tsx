import { observer } from 'mobx-react-lite'
import type { KeyboardEvent } from 'react'
import { ClickedCard } from '../clicked/clicked-card.tsx'
import type { ClickedStore } from '../clicked/clicked-store.ts'
import { ChangesPanel } from '../changes/changes-panel.tsx'
import { TextPanel } from '../changes/text-panel.tsx'
import { ChecksPanel } from '../checks/checks-panel.tsx'
import type { PreviewStore } from '../preview/preview-store.ts'
import { SettingsPanel } from '../settings/settings-panel.tsx'
import type { Open } from '../state/studio-store.ts'
import type { TreeStore } from '../structure/tree-store.ts'
import { ThemePanel } from '../theme/theme-panel.tsx'
import { late } from '../ui/late.tsx'
import { nextTab } from '../ui/next-tab.ts'

const PublishPanel = late(() => import('../publish/publish-panel.tsx'))
const TextsPanel = late(() => import('../texts/texts-panel.tsx'))

const tabs = {
  settings: 'Settings',
  theme: 'Theme',
  texts: 'Texts',
  checks: 'Checks',
  changes: 'Changes',
  text: 'File',
  publish: 'Publish',
}

/** What the side of the editor shows. */
export type Tab = keyof typeof tabs

interface InspectorProps {
  open: Open
  tree: TreeStore
  preview: PreviewStore
  clicked: ClickedStore
  /** The token of previews. */
  token: string
  tab: Tab
  onTab: (tab: Tab) => void
  onShow: (pointer: string) => void
}

/** A parent is published with its brands. */
const namesOf = (users: readonly string[]) =>
  (Object.keys(tabs) as Tab[]).filter((name) => name !== 'publish' || users.length === 0)

/** Settings, theme, checks, changes, text and publishing of the brand, one at a time. */
export const Inspector = observer(function Inspector(props: InspectorProps) {
  const { open, tab, onTab } = props
  const { checks, isChanged, users } = open.editor
  const names = namesOf(users)
  const move = (event: KeyboardEvent) => {
    const next = nextTab(event.key, names, tab)
    if (next === undefined) return
    onTab(next)
    document.getElementById(`tab-${next}`)?.focus()
  }
  return (
    <aside className="inspector" aria-label="Inspector">
      <div role="tablist" aria-label="Inspector">
        {names.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`tab-${name}`}
            aria-selected={tab === name}
            aria-controls="inspector-panel"
            tabIndex={tab === name ? 0 : -1}
            onClick={() => onTab(name)}
            onKeyDown={move}
          >
            {tabs[name]}
            {name === 'checks' && checks.diagnostics.length > 0 && (
              <span className={checks.errors > 0 ? 'badge bad' : 'badge warn'}>{checks.diagnostics.length}</span>
            )}
            {name === 'changes' && isChanged && <span className="own-dot" role="img" aria-label="Not saved" />}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="inspector-panel" aria-labelledby={`tab-${tab}`} tabIndex={0} className="panel">
        <Panel {...props} />
      </div>
    </aside>
  )
})

const Panel = observer(function Panel(props: InspectorProps) {
  const { open, tree, preview, clicked, token, tab, onTab, onShow } = props
  const { editor } = open
  switch (tab) {
    case 'settings':
      return (
        <>
          <ClickedCard editor={editor} preview={preview} clicked={clicked} onShow={onShow} />
          <SettingsPanel editor={editor} tree={tree} node={tree.node} preview={preview} onOpen={onShow} />
        </>
      )
    case 'theme':
      return <ThemePanel editor={editor} />
    case 'texts':
      return <TextsPanel editor={editor} preview={preview} clicked={clicked} />
    case 'checks':
      return <ChecksPanel editor={editor} onOpen={onShow} />
    case 'changes':
      return <ChangesPanel editor={editor} />
    case 'text':
      return <TextPanel editor={editor} />
    case 'publish':
      return <PublishPanel editor={editor} token={token} onOpen={onShow} onChecks={() => onTab('checks')} />
  }
})
