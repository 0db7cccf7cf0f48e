import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#engine/ui/icon.tsx'
import { tidy } from './lobby-filters.ts'
import styles from './search-field.module.css'
import { useFilters } from './use-filters.ts'
import { useSlash } from './use-slash.ts'

/** Debounce of the search: longer than the gap between fast key presses, shorter than between slow ones. */
const restMs = 90

/** Searches as the player types. `/` focuses the field, Arrow Down or Enter moves to the games, Escape clears. */
export function SearchField({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('user')
  const { filters, change } = useFilters()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(filters.search)
  const [sent, setSent] = useState(filters.search)
  useSlash(input)

  // The address changed by other means, such as the back button.
  if (filters.search !== sent) {
    setSent(filters.search)
    setText(filters.search)
  }

  /** One search is one history entry, however many keys were pressed. */
  function send(next: string) {
    if (tidy(next) === sent) return
    setSent(tidy(next))
    change({ search: next }, { replace: sent !== '' })
  }

  useEffect(() => {
    const timer = setTimeout(() => send(text), restMs)
    return () => clearTimeout(timer)
  })

  function clear() {
    setText('')
    send('')
    input.current?.focus()
  }

  function act(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const acts: Record<string, () => void> = {
      Escape: () => (text ? clear() : input.current?.blur()),
      Enter: lead,
      ArrowDown: lead,
    }
    if (!acts[event.key]) return
    event.preventDefault()
    acts[event.key]?.()
  }

  function lead() {
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
        aria-keyshortcuts="/"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        onChange={({ target }) => setText(target.value)}
        onKeyDown={act}
      />
      {text ? (
        <button type="button" className={styles.clear} aria-label={t('lobby.clearSearch')} onClick={clear}>
          <Icon name="x" size={18} />
        </button>
      ) : (
        <kbd className={styles.key} aria-hidden>
          /
        </kbd>
      )}
    </div>
  )
}
