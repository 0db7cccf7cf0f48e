import { sourceOf } from '../../layers/content-source.ts'
import type { Rule, RuleFinding } from '../../check/rule.ts'
import { whyUnreachable } from '../guards.ts'
import { visiblePages } from '../lists.ts'
import { kinds, ownItems } from './items.ts'

const haveASource: Rule = (manifest) =>
  kinds.flatMap((kind): RuleFinding[] => {
    const count = manifest.content?.[kind]?.length ?? 0
    const source = sourceOf(manifest, kind)
    const pointer = `/content/source/${kind}`
    if (count > 0 && source === 'platform') {
      const message = `The brand has its own ${kind}, but they come from the platform: set "content.source.${kind}" to "brand" or "both".`
      return [
        { code: 'content/not-shown', pointer: `/content/${kind}`, message, effect: `none of these ${kind} is shown` },
      ]
    }
    if (count > 0 || source === 'platform') return []
    const message = `The ${kind} come from the brand, but "content.${kind}" has none: add some, or remove the source.`
    const effect = source === 'brand' ? `no ${kind} are shown` : `only the platform’s ${kind} are shown`
    return [{ code: 'content/none', pointer, message, effect }]
  })

const haveDifferentIds: Rule = (manifest) => {
  const items = ownItems(manifest)
  return items.flatMap(({ kind, pointer, item }, index): RuleFinding[] => {
    const other = items.slice(0, index).find((each) => each.kind === kind && each.item.id === item.id)
    if (!other) return []
    const message = `Two ${kind} have the id "${item.id}": give this one another.`
    const effect = kind === 'popups' ? 'who has seen one of them never sees the other' : 'they take each other’s place'
    return [{ code: 'content/same-id', pointer: `${pointer}/id`, also: [`${other.pointer}/id`], message, effect }]
  })
}

const opens: Rule = (manifest) => {
  const { visible, guards = [] } = manifest.overlays.popups
  const own = manifest.content?.popups ?? []
  if (own.length > 0 && sourceOf(manifest, 'popups') !== 'platform' && !visible)
    return [
      {
        code: 'content/popup-never-opens',
        pointer: '/content/popups',
        also: ['/overlays/popups/visible'],
        message:
          'The brand has its own messages, but the overlay "popups", which shows them, is hidden: set its "visible" to true.',
        effect: 'no message opens',
      },
    ]
  return own.flatMap((popup, index): RuleFinding[] => {
    const why = whyUnreachable([...guards, ...(popup.guards ?? [])], visiblePages(manifest), manifest)
    if (!why) return []
    return [
      {
        code: 'content/popup-never-opens',
        pointer: `/content/popups/${index}${popup.guards ? '/guards' : ''}`,
        also: ['/overlays/popups/guards'],
        message: `The message "${popup.id}" never opens: with the guards of the overlay "popups", ${why}.`,
        effect: 'nobody sees it',
      },
    ]
  })
}

/** Rules about whether the brand’s own items are shown at all. */
export const shown: Rule[] = [haveASource, haveDifferentIds, opens]
