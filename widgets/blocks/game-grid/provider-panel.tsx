import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LobbyQuery, Provider } from '#api'
import { lobbyStore } from '#domains/games/lobby-store.ts'
import { useStore } from '#engine/shell/stores.ts'
import { Button } from '#engine/ui/button.tsx'
import { Loadable } from '#engine/ui/loadable.tsx'
import { Skeleton } from '#engine/ui/skeleton.tsx'
import { toggled } from './lobby-filters.ts'
import styles from './provider-filter.module.css'
import { useFilters } from './use-filters.ts'
import { useNumber } from './use-number.ts'

interface ProviderPanelProps {
  scope: LobbyQuery
  onClose: () => void
}

/** Searchable list of providers; each choice is applied immediately. */
export const ProviderPanel = observer(function ProviderPanel({ scope, onClose }: ProviderPanelProps) {
  const { t } = useTranslation(['user', 'common'], { nsMode: 'fallback' })
  const number = useNumber()
  const { filters, change } = useFilters()
  const [text, setText] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const providers = useStore(lobbyStore).providers.get(scope)
  useEffect(() => input.current?.focus(), [])

  return (
    <div className={styles.panel} role="group" aria-label={t('lobby.providers')}>
      <input
        ref={input}
        className={styles.input}
        value={text}
        placeholder={t('lobby.findProvider')}
        aria-label={t('lobby.findProvider')}
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
      />
      <Loadable resource={providers} skeleton={<Skeleton height="240px" />}>
        {(all) => (
          <ul className={styles.list} role="list">
            {all.filter(hasName(text)).map((provider) => (
              <li key={provider.id}>
                <Choice
                  name={provider.name}
                  games={provider.games === undefined ? '' : number(provider.games)}
                  checked={filters.providers.includes(provider.id)}
                  onChange={() => change({ providers: toggled(filters.providers, provider.id) })}
                />
              </li>
            ))}
          </ul>
        )}
      </Loadable>
      <div className={styles.foot}>
        <Button kind="plain" aria-disabled={filters.providers.length === 0} onClick={() => change({ providers: [] })}>
          {t('lobby.clear')}
        </Button>
        <Button onClick={onClose}>{t('lobby.done')}</Button>
      </div>
    </div>
  )
})

interface ChoiceProps {
  name: string
  games: string
  checked: boolean
  onChange: () => void
}

function Choice({ name, games, checked, onChange }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input type="checkbox" checked={checked} onChange={onChange} />
      <bdi className={styles.name}>{name}</bdi>
      <span className={styles.number}>{games}</span>
    </label>
  )
}

/** Creates a predicate: a provider’s name contains the text, ignoring case and accents. */
const hasName = (text: string) => {
  const plain = (words: string) => words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return ({ name }: Provider) => plain(name).includes(plain(text.trim()))
}
