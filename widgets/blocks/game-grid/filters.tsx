import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useStores } from '#engine/stores/stores.ts'
import { Icon } from '#engine/ui/icon.tsx'
import { categoryText } from './category-text.ts'
import styles from './filters.module.css'

interface FiltersProps {
  category: string | undefined
  provider: string | undefined
}

/** The filters in the address, each with a button that takes it away. */
export const Filters = observer(function Filters({ category, provider }: FiltersProps) {
  const { manifest } = useStores()
  const { t } = useTranslation()
  if (!category && !provider) return null
  const text = category && categoryText(manifest, category)
  return (
    <ul className={styles.filters} role="list" aria-label={t('lobby.filters')}>
      {category && <Filter name="category" text={text ? t(text) : category} />}
      {provider && <ProviderFilter id={provider} />}
    </ul>
  )
})

/** Shows the provider’s id until its name is known. */
const ProviderFilter = observer(function ProviderFilter({ id }: { id: string }) {
  const { providers } = useStores().games
  useEffect(() => providers.ensure(), [providers])
  return <Filter name="provider" text={providers.value?.find((provider) => provider.id === id)?.name ?? id} />
})

function Filter({ name, text }: { name: 'category' | 'provider'; text: string }) {
  const { t } = useTranslation()
  const [search, setSearch] = useSearchParams()

  function clear() {
    const others = new URLSearchParams(search)
    others.delete(name)
    setSearch(others)
    document.getElementById('content')?.focus({ preventScroll: true })
  }

  return (
    <li className={styles.filter}>
      <bdi>{text}</bdi>
      <button type="button" className={styles.clear} aria-label={t('lobby.clearFilter', { name: text })} onClick={clear}>
        <Icon name="x" size={16} />
      </button>
    </li>
  )
}
