import { observer } from 'mobx-react-lite'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { LobbyQuery } from '#api'
import { lobbyStore } from '#domains/games/lobby-store.ts'
import { withInner } from '#engine/routing/inner-blocks.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { Icon } from '#engine/ui/icon.tsx'
import styles from './chosen.module.css'
import { noFilters } from './lobby-filters.ts'
import { useFilters } from './use-filters.ts'
import type { Block, Manifest } from '#manifest'

interface ChosenProps {
  scope: LobbyQuery
  /** Number of matching games; undefined while loading. */
  count: number | undefined
}

/** The number of matching games, in a live region, and the active filters, each with a button that removes it. */
export const Chosen = observer(function Chosen({ scope, count }: ChosenProps) {
  const { t } = useTranslation(['user', 'common'], { nsMode: 'fallback' })
  const { filters, change } = useFilters()
  const [announced, setAnnounced] = useState({ count, search: filters.search })
  const { search, category, providers, features, sort } = filters
  const without = <Entry,>(list: Entry[], entry: Entry) => list.filter((other) => other !== entry)

  // The previous count stays until the next response arrives.
  if (count !== undefined && (count !== announced.count || search !== announced.search)) setAnnounced({ count, search })

  function clearAll() {
    change(noFilters)
    document.getElementById('content')?.focus({ preventScroll: true })
  }

  return (
    <div className={styles.chosen}>
      <p className={styles.count} role="status">
        {announced.count !== undefined &&
          (announced.search
            ? t('lobby.countFor', { games: t('lobby.games', { count: announced.count }), search: announced.search })
            : t('lobby.games', { count: announced.count }))}
      </p>
      {(search || category || providers.length > 0 || features.length > 0 || sort) && (
        <ul className={styles.list} role="list" aria-label={t('lobby.filters')}>
          {category && (
            <Filter
              text={<CategoryName scope={scope} id={category} />}
              onClear={() => change({ category: undefined })}
            />
          )}
          {providers.map((id) => (
            <Filter
              key={id}
              text={<ProviderName scope={scope} id={id} />}
              onClear={() => change({ providers: without(providers, id) })}
            />
          ))}
          {features.map((feature) => (
            <Filter
              key={feature}
              text={t(`game.${feature}`)}
              onClear={() => change({ features: without(features, feature) })}
            />
          ))}
          <li>
            <button type="button" className={styles.all} onClick={clearAll}>
              {t('lobby.clearAll')}
            </button>
          </li>
        </ul>
      )}
    </div>
  )
})

/** An active filter; the whole chip is the button that removes it. */
function Filter({ text, onClear }: { text: ReactNode; onClear: () => void }) {
  const { t } = useTranslation('user')
  return (
    <li>
      <button type="button" className={styles.filter} onClick={onClear}>
        <span className="visually-hidden">{t('lobby.remove')}</span> {text}
        <Icon name="x" size={14} />
      </button>
    </li>
  )
}

/** The platform’s name of a category, or the brand’s, or its id. */
const CategoryName = observer(function CategoryName({ scope, id }: { scope: LobbyQuery; id: string }) {
  const { manifest } = useStores()
  const { t } = useTranslation()
  const resource = useStore(lobbyStore).categories.get(scope)
  useEffect(() => resource.ensure(), [resource])
  const text = categoryText(manifest, id)
  return <bdi>{resource.value?.find((category) => category.id === id)?.name ?? (text ? t(text) : id)}</bdi>
})

/** A provider’s name; its id until the name is known. */
const ProviderName = observer(function ProviderName({ scope, id }: { scope: LobbyQuery; id: string }) {
  const resource = useStore(lobbyStore).providers.get(scope)
  useEffect(() => resource.ensure(), [resource])
  return <bdi>{resource.value?.find((provider) => provider.id === id)?.name ?? id}</bdi>
})

/** The translation key that the brand’s menus and rows use for a category; undefined if none names it. */
function categoryText({ frame, pages, overlays }: Manifest, category: string): string | undefined {
  const blocks: Block[] = [
    frame.rail,
    overlays.sidebar.blocks,
    ...Object.values(pages).map((page) => page.blocks),
  ].flat()
  for (const block of withInner(blocks)) {
    if (block.use === 'game-row' && block.category === category) return block.title
    const item = block.use === 'category-nav' && block.items.find((entry) => entry.category === category)
    if (item) return item.text
  }
  return undefined
}
