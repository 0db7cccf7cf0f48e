import { child, isObject, valueAt } from '../../../manifest-tools/json/pointer.ts'
import { frameTitle, pageTitle, rootTitle, widgetTitle, windowTitle } from '../../../manifest-tools/explain/titles.ts'
import { contentNode } from './content-nodes.ts'
import { formNode, type Say } from './form-nodes.ts'
import type { TreeNode } from './tree-node.ts'

/** Settings of the manifest’s root that the entry of the brand itself shows. */
export const brandSettings = [
  'name',
  'project',
  'currency',
  'languages',
  'logo',
  'logoDark',
  'icon',
  'hosts',
  'api',
  'seo',
  'i18n',
  'languagePaths',
  'currencies',
  'timeZone',
  'licences',
  'strictLicences',
]

/** Settings of the manifest’s root with an entry each, in this order. */
const sections = [
  'registration',
  'sport',
  'games',
  'horses',
  'wheel',
  'jackpots',
  'chats',
  'verification',
  'telegram',
  'consent',
  'embeds',
  'playerProtection',
  'promotionRules',
  'maintenance',
  'regionClosed',
  'prerender',
  'loader',
  'services',
  'realtime',
  'platform',
  'texts',
]

/**
 * Returns the tree of a resolved manifest. Wrong values have no entries below them. `say` returns the texts of labels; `now` is the
 * time at which content is shown or not, in milliseconds since 1970.
 */
export function nodesOf(manifest: unknown, say: Say = () => undefined, now = Date.now()): TreeNode[] {
  return [
    node('', 'Brand', { kind: 'brand' }),
    node('/theme', 'Theme', { kind: 'theme' }),
    group('/frame', rootTitle('frame'), manifest, (at, name) => listNode(at, frameTitle(name), manifest, say)),
    group('/pages', rootTitle('pages'), manifest, (at, name) => pageNode(at, name, manifest, say)),
    contentNode(manifest, say, now),
    group('/overlays', rootTitle('overlays'), manifest, (at, name) => overlayNode(at, name, manifest, say)),
    listNode('/notFound', rootTitle('notFound'), manifest, say),
    group('/forms', 'Forms', manifest, (at, name) => formNode(at, name, manifest, say)),
    node('/settings', 'Functions', {
      kind: 'group',
      children: sections.map((name) =>
        node(child('', name), rootTitle(name), {
          kind: 'section',
          isHidden: valueAt(manifest, child('', name)) === undefined,
        }),
      ),
    }),
  ]
}

const node = (pointer: string, label: string, more: Partial<TreeNode> & Pick<TreeNode, 'kind'>): TreeNode => ({
  pointer,
  label,
  detail: '',
  isHidden: false,
  children: [],
  ...more,
})

function group(
  pointer: string,
  label: string,
  manifest: unknown,
  each: (pointer: string, name: string) => TreeNode,
): TreeNode {
  const value = valueAt(manifest, pointer)
  const names = isObject(value) ? Object.keys(value) : []
  return node(pointer, label, { kind: 'group', children: names.map((name) => each(child(pointer, name), name)) })
}

function pageNode(pointer: string, name: string, manifest: unknown, say: Say): TreeNode {
  return node(pointer, pageTitle(name), {
    kind: 'page',
    detail: String(valueAt(manifest, `${pointer}/path`) ?? ''),
    isHidden: valueAt(manifest, `${pointer}/visible`) === false,
    children: blocksOf(`${pointer}/blocks`, manifest, say),
  })
}

function overlayNode(pointer: string, name: string, manifest: unknown, say: Say): TreeNode {
  return node(pointer, windowTitle(name), {
    kind: 'overlay',
    isHidden: valueAt(manifest, `${pointer}/visible`) === false,
    children: blocksOf(`${pointer}/blocks`, manifest, say),
  })
}

const listNode = (pointer: string, label: string, manifest: unknown, say: Say) =>
  node(pointer, label, { kind: 'list', children: blocksOf(pointer, manifest, say) })

function blocksOf(pointer: string, manifest: unknown, say: Say): TreeNode[] {
  const blocks = valueAt(manifest, pointer)
  if (!Array.isArray(blocks)) return []
  return blocks.map((block: unknown, index) =>
    node(child(pointer, index), widgetTitle('Block', String(valueAt(block, '/use') ?? 'block')), {
      kind: 'block',
      detail: detailOf(block, say),
      children: columnsOf(child(pointer, index), manifest, say),
    }),
  )
}

/** Returns an entry for each column of a block that has some. */
function columnsOf(pointer: string, manifest: unknown, say: Say): TreeNode[] {
  const columns = valueAt(manifest, `${pointer}/columns`)
  if (!Array.isArray(columns)) return []
  return columns.map((_column, index) =>
    listNode(`${pointer}/columns/${index}/blocks`, `Column ${index + 1}`, manifest, say),
  )
}

/** Returns what tells a block from others of its widget: the words that players read, a page, or another setting. */
function detailOf(block: unknown, say: Say): string {
  const found = ['title', 'category', 'source', 'place', 'kind', 'page', 'text']
    .map((key) => [key, valueAt(block, `/${key}`)] as const)
    .find(([, value]) => typeof value === 'string')
  if (!found) return ''
  const [key, value] = [found[0], String(found[1])]
  if (key === 'page') return pageTitle(value)
  return key === 'title' || key === 'text' ? (say(value) ?? value) : value
}

/** Returns the pointer of the list of blocks that an entry has, or is in; undefined if there is none. */
export function blockListOf({ kind, pointer }: TreeNode, manifest: unknown): string | undefined {
  if (kind === 'list') return pointer
  if (kind === 'block') return pointer.slice(0, pointer.lastIndexOf('/'))
  const blocks = `${pointer}/blocks`
  return (kind === 'page' || kind === 'overlay') && Array.isArray(valueAt(manifest, blocks)) ? blocks : undefined
}

/** Returns the list in which an entry can be moved: that of a block, a field, a step or an item; undefined for others. */
export const ownListOf = ({ kind, pointer }: TreeNode): string | undefined =>
  kind === 'block' || kind === 'field' || kind === 'step' || kind === 'item'
    ? pointer.slice(0, pointer.lastIndexOf('/'))
    : undefined

/** Returns every entry in order. */
export const flat = (nodes: readonly TreeNode[]): TreeNode[] => nodes.flatMap((each) => [each, ...flat(each.children)])

/** Returns the entry that shows a setting, after those around it: the deepest one that contains it, otherwise the brand. */
export function pathTo(pointer: string, nodes: readonly TreeNode[]): TreeNode[] {
  for (const each of nodes) {
    const inner = pathInto(pointer, each)
    if (inner) return inner
  }
  return [nodes[0]!]
}

function pathInto(pointer: string, at: TreeNode): TreeNode[] | undefined {
  for (const each of at.children) {
    const inner = pathInto(pointer, each)
    if (inner) return [at, ...inner]
  }
  const shown = [at.pointer, ...(at.also ?? [])]
  return shown.some((each) => each !== '' && `${pointer}/`.startsWith(`${each}/`)) ? [at] : undefined
}

/** Returns the entry that shows a setting. */
export const nodeAt = (pointer: string, nodes: readonly TreeNode[]): TreeNode => pathTo(pointer, nodes).at(-1)!
