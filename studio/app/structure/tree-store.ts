import { makeAutoObservable } from 'mobx'
import { parent } from '../../../engine/manifest/pointer.ts'
import type { EditorStore } from '../state/editor-store.ts'
import { moveBlock } from './actions.ts'
import { blockListOf, flat, nodeAt, nodesOf, type TreeNode } from './nodes.ts'

/** The structure of a brand as a tree: what is open in it, where the keyboard is, and what is dragged. */
export class TreeStore {
  /** The pointer of the entry that the keyboard is at. */
  focused = ''
  readonly #editor: EditorStore
  #open = new Set(['/pages', '/pages/MAIN'])
  /** Counts changes of `#open`, which is not observed itself. */
  changes = 0
  dragged: TreeNode | null = null

  constructor(editor: EditorStore) {
    this.#editor = editor
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get nodes(): TreeNode[] {
    return nodesOf(this.#editor.manifest)
  }

  get selected(): string {
    return this.node.pointer
  }

  /** The entry that shows what is selected. */
  get node(): TreeNode {
    return nodeAt(this.#editor.selected, this.nodes)
  }

  /** The entries that are on the screen, in order. */
  get visible(): TreeNode[] {
    void this.changes
    const shown = (nodes: readonly TreeNode[]): TreeNode[] =>
      nodes.flatMap((each) => [each, ...(this.#open.has(each.pointer) ? shown(each.children) : [])])
    return shown(this.nodes)
  }

  isOpen(pointer: string): boolean {
    return this.changes >= 0 && this.#open.has(pointer)
  }

  isOwn(pointer: string): boolean {
    return pointer !== '' && pointer !== '/settings' && this.#editor.isOwn(pointer)
  }

  problemsIn(pointer: string) {
    if (pointer === '') return { errors: 0, warnings: 0 }
    const found = this.#editor.checks.at(pointer, true)
    const count = (severity: string) => found.filter((each) => each.severity === severity).length
    return { errors: count('error'), warnings: count('warning') }
  }

  toggle(pointer: string, isOpen = !this.#open.has(pointer)) {
    if (isOpen) this.#open.add(pointer)
    else this.#open.delete(pointer)
    this.changes++
  }

  select(pointer: string) {
    this.focused = pointer
    this.#editor.select(pointer)
  }

  /** Opens everything around an entry, so that it is on the screen. */
  reveal(pointer: string) {
    for (const { pointer: at } of flat(this.nodes)) if (at && `${pointer}/`.startsWith(`${at}/`)) this.#open.add(at)
    this.changes++
    this.focused = nodeAt(pointer, this.nodes).pointer
  }

  click({ pointer, children }: TreeNode) {
    const isAgain = this.selected === pointer
    this.select(pointer)
    if (children.length > 0) this.toggle(pointer, isAgain ? undefined : true)
  }

  /** Moves the keyboard as the arrow keys of a tree do; returns whether the key meant something. */
  key(key: string): boolean {
    const { visible, focused } = this
    const index = Math.max(
      0,
      visible.findIndex(({ pointer }) => pointer === focused),
    )
    const node = visible[index]!
    const target = this.#target(key, index, node)
    if (target) this.focused = target.pointer
    else if (key === 'ArrowRight' || key === 'ArrowLeft') this.toggle(node.pointer, key === 'ArrowRight')
    else if (key === 'Enter' || key === ' ') this.click(node)
    else return false
    return true
  }

  #target(key: string, index: number, node: TreeNode): TreeNode | undefined {
    const { visible } = this
    const isOpen = this.#open.has(node.pointer) && node.children.length > 0
    if (key === 'ArrowDown') return visible[index + 1] ?? node
    if (key === 'ArrowUp') return visible[index - 1] ?? node
    if (key === 'Home') return visible[0]
    if (key === 'End') return visible.at(-1)
    if (key === 'ArrowRight') return isOpen ? node.children[0] : undefined
    if (key !== 'ArrowLeft' || isOpen) return undefined
    const around = visible.find(({ children }) => children.some(({ pointer }) => pointer === node.pointer))
    return around ?? node
  }

  drag(node: TreeNode | null) {
    this.dragged = node
  }

  /** Whether what is dragged can be dropped on an entry: before a block, or at the end of a list. */
  accepts(node: TreeNode): boolean {
    return this.dragged !== null && blockListOf(node, this.#editor.manifest) !== undefined
  }

  drop(node: TreeNode) {
    const { dragged } = this
    const list = blockListOf(node, this.#editor.manifest)
    this.dragged = null
    if (!dragged || list === undefined || dragged.pointer === node.pointer) return
    const index = node.kind === 'block' ? Number(node.pointer.slice(parent(node.pointer).length + 1)) : Infinity
    this.select(moveBlock(this.#editor, dragged.pointer, list, index))
  }
}
