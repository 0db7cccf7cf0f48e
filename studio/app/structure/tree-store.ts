import { makeAutoObservable } from 'mobx'
import type { ProductTexts } from '../../shared/calls.ts'
import { languagesOf } from '../state/languages.ts'
import { textOf } from '../texts/text-of.ts'
import type { EditorStore } from '../state/editor-store.ts'
import { canDrop, dropEntry } from './node-edits.ts'
import { nodeAt, nodesOf, pathTo } from './nodes.ts'
import { type TreeNode } from './tree-node.ts'

/** An entry that is on the screen: its level, and its place among its siblings, from 1. */
export interface VisibleNode {
  node: TreeNode
  level: number
  place: number
  siblings: number
}

/** The structure of a brand as a tree: what is open in it, where the keyboard is, and what is dragged. */
export class TreeStore {
  /** The pointer of the entry that the keyboard is at. */
  focused = ''
  readonly #editor: EditorStore
  #open = new Set(['/pages', '/pages/MAIN'])
  /** The product’s texts; none until they are read. */
  #product: ProductTexts = {}
  /** Counts changes of `#open` and `#product`, which are not observed themselves. */
  changes = 0
  dragged: TreeNode | null = null
  /** The entry that was added just now, whose first words wait for the keyboard; empty for none. */
  fresh = ''
  /** The time at which content is shown or not, in milliseconds since 1970. */
  now = Date.now()

  constructor(editor: EditorStore) {
    this.#editor = editor
    makeAutoObservable(this, { say: false }, { autoBind: true })
  }

  get nodes(): TreeNode[] {
    return nodesOf(this.#editor.manifest, this.changes < 0 ? undefined : this.say, this.now)
  }

  get selected(): string {
    return this.node.pointer
  }

  /** The entry that shows what is selected. */
  get node(): TreeNode {
    return nodeAt(this.#editor.selected, this.nodes)
  }

  /** The entries that are on the screen, in order. */
  get visible(): VisibleNode[] {
    const shown = (nodes: readonly TreeNode[], level: number): VisibleNode[] =>
      nodes.flatMap((node, index) => [
        { node, level, place: index + 1, siblings: nodes.length },
        ...(this.isOpen(node.pointer) ? shown(node.children, level + 1) : []),
      ])
    return shown(this.nodes, 1)
  }

  /** How many problems each entry has, and those in it. */
  get problems(): ReadonlyMap<string, { errors: number; warnings: number }> {
    const counts = new Map<string, { errors: number; warnings: number }>()
    for (const { pointer, severity } of this.#editor.checks.diagnostics) {
      for (const { pointer: at } of pathTo(pointer, this.nodes)) {
        const { errors, warnings } = counts.get(at) ?? { errors: 0, warnings: 0 }
        counts.set(at, {
          errors: errors + (severity === 'error' ? 1 : 0),
          warnings: warnings + (severity === 'warning' ? 1 : 0),
        })
      }
    }
    return counts
  }

  isOpen(pointer: string): boolean {
    return this.changes >= 0 && this.#open.has(pointer)
  }

  isOwn(pointer: string): boolean {
    // Of content, the words of an entry say what is the brand’s own.
    if (pointer.startsWith('/content') || pointer.startsWith('/staticPages')) return false
    return pointer !== '' && pointer !== '/settings' && this.#editor.isOwn(pointer)
  }

  problemsIn(pointer: string) {
    return this.problems.get(pointer) ?? { errors: 0, warnings: 0 }
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

  /** Selects an entry that was added just now. */
  openFresh(pointer: string) {
    this.open(pointer)
    this.fresh = pointer
  }

  receiveFresh(pointer: string) {
    this.fresh = pointer
  }

  /** Selects an entry, with everything around it open. */
  open(pointer: string) {
    this.reveal(pointer)
    this.select(pointer)
  }

  /** Opens everything around an entry, so that it is on the screen. */
  reveal(pointer: string) {
    const path = pathTo(pointer, this.nodes)
    for (const { pointer: at } of path.slice(0, -1)) this.#open.add(at)
    this.changes++
    this.focused = path.at(-1)!.pointer
  }

  click({ pointer, children }: TreeNode) {
    const isAgain = this.selected === pointer
    this.select(pointer)
    if (children.length > 0) this.toggle(pointer, isAgain ? undefined : true)
  }

  /** Moves the keyboard as the arrow keys of a tree do; returns whether the key meant something. */
  key(key: string): boolean {
    const nodes = this.visible.map(({ node }) => node)
    const index = Math.max(
      0,
      nodes.findIndex(({ pointer }) => pointer === this.focused),
    )
    const node = nodes[index]!
    const target = this.#target(key, index, nodes)
    if (target) this.focused = target.pointer
    else if (key === 'ArrowRight' || key === 'ArrowLeft') this.toggle(node.pointer, key === 'ArrowRight')
    else if (key === 'Enter' || key === ' ') this.click(node)
    else return false
    return true
  }

  #target(key: string, index: number, nodes: readonly TreeNode[]): TreeNode | undefined {
    const node = nodes[index]!
    const isOpen = this.isOpen(node.pointer) && node.children.length > 0
    if (key === 'ArrowDown') return nodes[index + 1] ?? node
    if (key === 'ArrowUp') return nodes[index - 1] ?? node
    if (key === 'Home') return nodes[0]
    if (key === 'End') return nodes.at(-1)
    if (key === 'ArrowRight') return isOpen ? node.children[0] : undefined
    if (key !== 'ArrowLeft' || isOpen) return undefined
    return pathTo(node.pointer, this.nodes).at(-2) ?? node
  }

  drag(node: TreeNode | null) {
    this.dragged = node
  }

  /** Whether what is dragged can be dropped on an entry. */
  accepts(node: TreeNode): boolean {
    return this.dragged !== null && canDrop(this.dragged, node, this.#editor.manifest)
  }

  drop(node: TreeNode) {
    const { dragged } = this
    this.dragged = null
    if (dragged && canDrop(dragged, node, this.#editor.manifest)) this.select(dropEntry(this.#editor, dragged, node))
  }

  receiveTime(now: number) {
    this.now = now
  }

  receiveTexts(product: ProductTexts) {
    this.#product = product
    this.changes++
  }

  /** What players read for a key: in English where there is such a text, because Studio is in English. */
  readonly say = (key: string): string | undefined => {
    const languages = languagesOf(this.#editor.shown)
    const texts = [...languages.filter((each) => each === 'en'), ...languages].map((language) =>
      textOf(this.#editor.manifest, this.#product, key, language),
    )
    return texts.find((text) => text !== undefined)
  }
}
