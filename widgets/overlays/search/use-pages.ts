import { useTranslation } from 'react-i18next'
import { generatePath, useNavigate } from 'react-router-dom'
import type { Block, Manifest, PageKey } from '#manifest'
import { matchRank } from '#domains/search/match.ts'
import { useAccess } from '#engine/routing/use-access.ts'
import { useStores } from '#engine/shell/stores.ts'
import { best, type Result } from './result.ts'

const limit = 6

/** The pages that are open to this player, and the static pages of the footer, whose names match. Call it in an `observer`. */
export function usePages(text: string): Result[] {
  const { manifest, language } = useStores()
  const { isOpen } = useAccess()
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { pages } = manifest
  const own = (Object.keys(pages) as PageKey[])
    .filter((page) => !pages[page].path.includes(':') && isOpen(page))
    .map((page) => ({ id: page, text: t(pages[page].title), path: pages[page].path }))
  const fixed = isOpen('STATIC_PAGE') ? staticPages(manifest) : []
  const known = fixed.map(({ page, text: key }) => ({
    id: page,
    text: t(key),
    path: generatePath(pages.STATIC_PAGE.path, { pageId: `${page}-${language.current}` }),
  }))
  const results = [...own, ...known].flatMap(({ id, text: name, path }): Result[] => {
    const rank = matchRank(text, name)
    if (rank === undefined) return []
    return [
      { id: `page-${id}`, group: 'pages', text: name, icon: 'file-text', rank, choose: () => void navigate(path) },
    ]
  })
  return best(results, limit)
}

/** The static pages that the footer links to. */
const staticPages = ({ frame }: Manifest) =>
  frame.footer.flatMap((block: Block) => (block.use === 'links' ? block.items : []))
