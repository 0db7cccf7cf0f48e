import { nameWords } from '../../../manifest-tools/explain/titles.ts'

/** An entry of the structure tree. */
export interface TreeNode {
  /** Its pointer in the manifest, which tells it from all others; the brand itself is the empty one. */
  pointer: string
  label: string
  /** What a player knows it by, such as a path. */
  detail: string
  kind:
    | 'brand'
    | 'theme'
    | 'group'
    | 'page'
    | 'overlay'
    | 'list'
    | 'block'
    | 'form'
    | 'field'
    | 'step'
    | 'section'
    | 'content'
    | 'items'
    | 'item'
    | 'static-pages'
    | 'static-page'
  isHidden: boolean
  /** Settings elsewhere that it shows too. */
  also?: readonly string[]
  children: TreeNode[]
}

/** Returns words for a name that the schema has no title for. */
export const titleOf = nameWords
