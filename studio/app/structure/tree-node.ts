/** An entry of the structure tree. */
export interface TreeNode {
  /** Its pointer in the manifest, which tells it from all others; the brand itself is the empty one. */
  pointer: string
  label: string
  /** What a player knows it by, such as a path. */
  detail: string
  kind: 'brand' | 'theme' | 'group' | 'page' | 'overlay' | 'list' | 'block' | 'form' | 'field' | 'step' | 'section'
  isHidden: boolean
  children: TreeNode[]
}

/** Returns words for a setting’s name: `Player protection` for `playerProtection`. */
export function titleOf(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_]/g, ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
