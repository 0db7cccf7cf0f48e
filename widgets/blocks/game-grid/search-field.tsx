import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#engine/ui/icon.tsx'
import { normalizeSearch } from './lobby-filters.ts'
import styles from './search-field.module.css'
import { useFilters } from './use-filters.ts'

/** Debounce of the search: longer than the gap between fast key presses, shorter than between slow ones. */
const debounceMs = 90

/** Searches as the player types. Arrow Down or Enter moves to the games, Escape clears. */
export function SearchField({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('user')
  const { filters, change } = useFilters()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(filters.search)
  const [sent, setSent] = useState(filters.search)

  // The player may have typed into the page’s HTML file before this code ran.
  useLayoutEffect(() => {
    if (input.current?.value) setText(input.current.value)
  }, [])

  // The address changed by other means, such as the back button.
  if (filters.search !== sent) {
    setSent(filters.search)
    setText(filters.search)
  }

  /** One search is one history entry, however many keys were pressed. */
  function send(next: string) {
    if (normalizeSearch(next) === sent) return
    setSent(normalizeSearch(next))
    change({ search: next }, { replace: sent !== '' })
  }

  useEffect(() => {
    const timer = setTimeout(() => send(text), debounceMs)
    return () => clearTimeout(timer)
  })

  function clear() {
    setText('')
    send('')
    input.current?.focus()
  }

  function handleKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const actions: Record<string, () => void> = {
      Escape: () => (text ? clear() : input.current?.blur()),
      Enter: leave,
      ArrowDown: leave,
    }
    if (!actions[event.key]) return
    event.preventDefault()
    actions[event.key]?.()
  }

  function leave() {
    send(text)
    onLeave()
  }

  return (
    <div className={styles.box}>
      <Icon name="search" />
      <input
        ref={input}
        className={styles.input}
        type="search"
        name="search"
        value={text}
        maxLength={100}
        placeholder={t('lobby.search')}
        aria-label={t('lobby.search')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        onChange={({ target }) => setText(target.value)}
        onKeyDown={handleKey}
      />
      {text && (
        <button type="button" className={styles.clear} aria-label={t('lobby.clearSearch')} onClick={clear}>
          <Icon name="x" size={18} />
        </button>
      )}
    </div>
  )
}
