import { child, isObject, valueAt } from '../../../manifest-tools/json/pointer.ts'
import type { OwnKind } from '../../../manifest-tools/layers/content-source.ts'
import { itemsIn, missingIn, sourceIn, stateOf, titleOf } from '../content/items.ts'
import { kinds, ownKinds } from '../content/kinds.ts'
import { staticPagesIn } from '../content/static-pages.ts'
import { languagesOf } from '../state/languages.ts'
import type { Say } from './form-nodes.ts'
import { titleOf as words, type TreeNode } from './tree-node.ts'

/** Returns the entry of what players read that is no page: the brand’s own items by kind, and static pages. */
export function contentNode(manifest: unknown, say: Say, now: number): TreeNode {
  return {
    pointer: '/content',
    label: 'Content',
    detail: '',
    kind: 'content',
    isHidden: false,
    children: [...ownKinds.map((kind) => itemsNode(manifest, kind, now)), staticPagesNode(manifest, say)],
  }
}

const origins = { platform: 'your platform’s', brand: 'own', both: 'own and your platform’s' }

function itemsNode(manifest: unknown, kind: OwnKind, now: number): TreeNode {
  const languages = isObject(manifest) ? languagesOf(manifest) : []
  return {
    pointer: `/content/${kind}`,
    label: kinds[kind].label,
    detail: origins[sourceIn(manifest, kind)],
    kind: 'items',
    isHidden: false,
    also: [`/content/source/${kind}`],
    children: itemsIn(manifest, kind).map((item): TreeNode => {
      const { state, short } = stateOf(manifest, kind, item, now)
      const missing = missingIn(item, languages)
      const isPartial = missing.length > 0 && missing.length < languages.length
      return {
        pointer: item.pointer,
        label: titleOf(item, languages),
        detail: isPartial ? `${short}, not in ${missing.join(', ')}` : short,
        kind: 'item',
        isHidden: state === 'hidden',
        children: [],
      }
    }),
  }
}

function staticPagesNode(manifest: unknown, say: Say): TreeNode {
  return {
    pointer: '/staticPages',
    label: 'Static pages',
    detail: '',
    kind: 'static-pages',
    isHidden: false,
    children: staticPagesIn(manifest).map(({ name, textKey, languages }): TreeNode => ({
      pointer: child('/staticPages', name),
      label: (textKey && say(textKey)) || words(name),
      detail: languages.length > 0 ? `own: ${languages.join(', ')}` : 'your platform’s',
      kind: 'static-page',
      isHidden: valueAt(manifest, '/pages/STATIC_PAGE/visible') === false,
      children: [],
    })),
  }
}
