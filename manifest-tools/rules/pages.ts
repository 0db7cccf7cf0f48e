import { sportPages } from '#domains/sport/rules.ts'
import { visiblePages } from './lists.ts'
import type { Rule, RuleFinding } from '../check/rule.ts'

/** A missing vendor is reported by another rule. */
const showSomething: Rule = (manifest) =>
  visiblePages(manifest).flatMap((page): RuleFinding[] => {
    const { blocks, path } = manifest.pages[page]
    const { sport, horses } = manifest
    const isExplained = sportPages.includes(page) ? !sport : page === 'HORSES' && !horses
    if (blocks.length > 0 || isExplained) return []
    const pointer = `/pages/${page}/visible`
    const also = [`/pages/${page}/blocks`]
    return [
      {
        code: 'pages/empty',
        pointer,
        also,
        message: `${page} is visible, but has no blocks.`,
        effect: `${path} opens an empty page`,
      },
    ]
  })

/** Rules about the content of pages. */
export const pages: Rule[] = [showSomething]
