import { observer } from 'mobx-react-lite'
import { useState, type DragEvent, type KeyboardEvent } from 'react'
import { Icon } from '../ui/icon.tsx'
import { isEntry } from './node-edits.ts'
import type { TreeStore, VisibleNode } from './tree-store.ts'

const problemWords = (errors: number, warnings: number) =>
  errors > 0 ? `${errors === 1 ? 'error' : 'errors'}` : `${warnings === 1 ? 'warning' : 'warnings'}`

interface ItemProps {
  shown: VisibleNode
  tree: TreeStore
  onKeyDown: (event: KeyboardEvent) => void
}

/** An entry of the tree that is on the screen. The tree is flat: levels and places are said, not nested. */
export const TreeItem = observer(function TreeItem({ shown, tree, onKeyDown }: ItemProps) {
  const { node, level, place, siblings } = shown
  const { pointer, children, label, detail, isHidden, kind } = node
  const [isTarget, setIsTarget] = useState(false)
  const isOpen = tree.isOpen(pointer)
  const { errors, warnings } = tree.problemsIn(pointer)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsTarget(false)
    tree.drop(node)
  }
  const over = (event: DragEvent) => {
    if (!tree.accepts(node)) return
    event.preventDefault()
    setIsTarget(true)
  }
  return (
    <li
      role="treeitem"
      aria-level={level}
      aria-posinset={place}
      aria-setsize={siblings}
      aria-selected={tree.selected === pointer}
      aria-expanded={children.length > 0 ? isOpen : undefined}
      tabIndex={tree.focused === pointer ? 0 : -1}
      className="tree-row"
      data-pointer={pointer}
      data-hidden={isHidden || undefined}
      data-target={isTarget || undefined}
      draggable={isEntry(node)}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', pointer)
        tree.drag(node)
      }}
      onDragEnd={() => tree.drag(null)}
      onDragOver={over}
      onDragLeave={() => setIsTarget(false)}
      onDrop={drop}
      onClick={() => tree.click(node)}
      onKeyDown={onKeyDown}
    >
      <span className="tree-arrow" data-open={isOpen || undefined}>
        {children.length > 0 && <Icon name="open" />}
      </span>
      <span className="tree-label">{label} </span>
      <span className="tree-detail">{detail} </span>
      {tree.isOwn(pointer) && <span className="own-dot" role="img" aria-label="Changed here" title="Changed here" />}
      {isHidden && kind !== 'section' && (
        <>
          <Icon name="hide" />
          <span className="hidden">hidden</span>
        </>
      )}
      {errors + warnings > 0 && (
        <span className={errors > 0 ? 'badge bad' : 'badge warn'}>
          {errors || warnings}
          <span className="hidden"> {problemWords(errors, warnings)}</span>
        </span>
      )}
    </li>
  )
})
