import { observer } from 'mobx-react-lite'
import './content.css'
import type { PreviewStore } from '../preview/preview-store.ts'
import { languagesOf } from '../state/languages.ts'
import type { EditorStore } from '../state/editor-store.ts'
import type { TreeNode } from '../structure/tree-node.ts'
import type { TreeStore } from '../structure/tree-store.ts'
import { GroupPanel } from './group-panel.tsx'
import { ItemPanel } from './item-panel.tsx'
import { itemsIn, sourceIn, sourceWords } from './items.ts'
import { kindAt, kinds, ownKinds } from './kinds.ts'
import { StaticPagePanel } from './static-page-panel.tsx'
import { StaticPagesPanel } from './static-pages-panel.tsx'

interface ContentProps {
  editor: EditorStore
  tree: TreeStore
  preview: PreviewStore
  node: TreeNode
}

/** What is shown of an entry of the tree that is content. */
export default observer(function ContentPanels({ node, ...shared }: ContentProps) {
  const { editor, tree } = shared
  const { pointer, kind } = node
  const isReadOnly = !editor.isJson || editor.whyReadOnly !== ''
  if (kind === 'content') return <Overview editor={editor} tree={tree} />
  return (
    <fieldset className="plain content-panel" disabled={isReadOnly} title={editor.whyReadOnly || undefined}>
      <legend className="hidden">{node.label}</legend>
      {kind === 'items' && <GroupPanel key={pointer} {...shared} kind={kindAt(pointer)!} />}
      {kind === 'item' && <ItemPanel key={pointer} {...shared} pointer={pointer} />}
      {kind === 'static-pages' && <StaticPagesPanel {...shared} />}
      {kind === 'static-page' && <StaticPagePanel key={pointer} {...shared} pointer={pointer} />}
    </fieldset>
  )
})

/** The groups of content, and where each comes from. */
const Overview = observer(function Overview({ editor, tree }: Pick<ContentProps, 'editor' | 'tree'>) {
  const own = Object.keys((editor.valueAt('/staticPages') ?? {}) as object).length
  const rows = [
    ...ownKinds.map((kind) => ({
      pointer: `/content/${kind}`,
      label: kinds[kind].label,
      words: sourceWords(kind, sourceIn(editor.manifest, kind)),
      count: itemsIn(editor.manifest, kind).length,
    })),
    { pointer: '/staticPages', label: 'Static pages', words: 'Terms, privacy and other texts', count: own },
  ]
  return (
    <>
      <p>What players read and see beside pages, in {languagesOf(editor.shown).length} languages.</p>
      <ul className="content-items">
        {rows.map(({ pointer, label, words, count }) => (
          <li key={pointer}>
            <button type="button" className="content-item" onClick={() => tree.open(pointer)}>
              <span className="content-title">{label}</span>{' '}
              <span className="quiet">
                {words}
                {count > 0 && `; ${count} of the brand’s own`}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
})
