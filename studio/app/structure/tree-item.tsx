import { observer } from 'mobx-react-lite'
import { useState, type DragEvent } from 'react'
import { Icon } from '../ui/icon.tsx'
import type { TreeNode } from './nodes.ts'
import type { TreeStore } from './tree-store.ts'

interface ItemProps {
  node: TreeNode
  level: number
  tree: TreeStore
  /** Its place among its siblings, from 1. */
  place: number
  siblings: number
}

/** An entry of the tree, with the entries in it. */
export const TreeItem = observer(function TreeItem({ node, level, tree, place, siblings }: ItemProps) {
  const { pointer, children, label, detail, isHidden, kind } = node
  const [isTarget, setIsTarget] = useState(false)
  const isOpen = tree.isOpen(pointer)
  const { errors, warnings } = tree.problemsIn(pointer)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    event.stopPropagation()
    setIsTarget(false)
    tree.drop(node)
  }
  const over = (event: DragEvent) => {
    if (!tree.accepts(node)) return
    event.preventDefault()
    event.stopPropagation()
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
      aria-label={[label, detail, isHidden && 'hidden', errors > 0 && `${errors} errors`].filter(Boolean).join(', ')}
      tabIndex={tree.focused === pointer ? 0 : -1}
      data-pointer={pointer}
    >
      <div
        className="tree-row"
        data-level={level}
        data-kind={kind}
        data-hidden={isHidden || undefined}
        data-target={isTarget || undefined}
        draggable={kind === 'block'}
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
        aria-hidden="true"
      >
        <span className="tree-arrow" data-open={isOpen || undefined}>
          {children.length > 0 && <Icon name="open" />}
        </span>
        <span className="tree-label">{label}</span>
        {detail && <span className="tree-detail">{detail}</span>}
        {tree.isOwn(pointer) && <span className="own-dot" title="Changed here" />}
        {isHidden && kind !== 'section' && <Icon name="hide" />}
        {errors + warnings > 0 && <span className={errors > 0 ? 'badge bad' : 'badge warn'}>{errors || warnings}</span>}
      </div>
      {isOpen && children.length > 0 && (
        <ul role="group">
          {children.map((inner, index) => (
            <TreeItem
              key={inner.pointer}
              node={inner}
              level={level + 1}
              tree={tree}
              place={index + 1}
              siblings={children.length}
            />
          ))}
        </ul>
      )}
    </li>
  )
})
