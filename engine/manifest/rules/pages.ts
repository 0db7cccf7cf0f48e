import { sportPages } from '#domains/sport/rules.ts'
import { visiblePages } from './guards.ts'
import type { Rule, RuleFinding } from './rule.ts'

/** Where a vendor is missing, that is what is wrong with the page. */
const showSomething: Rule = (manifest, { isBuilt }) =>
  visiblePages(manifest).flatMap((page): RuleFinding[] => {
    const { blocks, path } = manifest.pages[page]
    const { sport, horses } = manifest
    const isExplained = sportPages.includes(page)
      ? !sport || !isBuilt('sports', sport.use)
      : page === 'HORSES' && !horses
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

/** What pages are made of. */
export const pages: Rule[] = [showSomething]
