import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift'
import { observer } from 'mobx-react-lite'
import { startTransition, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { SearchOverlay } from '#manifest'
import { recentSearches } from '#domains/search/recent-searches.ts'
import { useDebounced } from '#engine/forms/use-debounced.ts'
import { afterPaint } from '#engine/shell/after-paint.ts'
import { useStore } from '#engine/shell/stores.ts'
import { Button } from '#engine/ui/button.tsx'
import { Failure } from '#engine/ui/failure.tsx'
import { Icon } from '#engine/ui/icon.tsx'
import { Groups, Waiting } from './groups.tsx'
import type { Result } from './result.ts'
import styles from './search.module.css'
import { useResults } from './use-results.ts'

/** Pause in typing before the platform is asked, in milliseconds. */
const debounceMs = 120

interface PaletteProps {
  options: SearchOverlay
  onClose: () => void
}

const { InputBlur } = useCombobox.stateChangeTypes

type State = UseComboboxState<Result>

/** One result is always highlighted, and none is chosen by leaving the field. */
const nextState = (state: State, { type, changes }: UseComboboxStateChangeOptions<Result>): Partial<State> =>
  type === InputBlur ? state : { ...changes, highlightedIndex: Math.max(changes.highlightedIndex ?? 0, 0) }

/** Escape is for the window. */
function leaveEscape(event: KeyboardEvent & { nativeEvent: { preventDownshiftDefault?: boolean } }) {
  if (event.key === 'Escape') event.nativeEvent.preventDownshiftDefault = true
}

/** The field and its results, a combobox whose list is always open. */
export const Palette = observer(function Palette({ options, onClose }: PaletteProps) {
  const { t } = useTranslation('search')
  const recent = useStore(recentSearches)
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [marked, setMarked] = useState(0)
  const asked = useDebounced(text.trim(), debounceMs)
  const { results, loading, retry } = useResults(asked, options, type)
  const isEmpty = results.length === 0 && !loading && !retry

  function type(next: string) {
    setText(next)
    setMarked(0)
    input.current?.focus()
  }

  function choose({ stays, choose: act }: Result) {
    if (asked && !stays) recent.add(asked)
    if (stays) return act()
    // The chosen result is painted first: closing a window styles the whole page. Then the new page is rendered in slices.
    afterPaint(() => {
      onClose()
      startTransition(act)
    })
  }

  const { getInputProps, getMenuProps, getItemProps } = useCombobox<Result>({
    items: results,
    isOpen: true,
    stateReducer: nextState,
    inputValue: text,
    selectedItem: null,
    highlightedIndex: Math.min(marked, results.length - 1),
    itemToString: (result) => result?.text ?? '',
    itemToKey: (result) => result?.id,
    onHighlightedIndexChange: ({ highlightedIndex }) => setMarked(highlightedIndex),
    onStateChange: ({ selectedItem }) => selectedItem && choose(selectedItem),
  })
  return (
    <div className={styles.panel} role="search">
      <div className={styles.field}>
        <Icon name="search" />
        <input
          {...getInputProps({
            ref: input,
            // At once: the combobox tells of a change after the next render, which loses fast key presses.
            onChange: ({ currentTarget }) => type(currentTarget.value),
            onKeyDown: leaveEscape,
            'aria-label': t('title'),
            'aria-labelledby': undefined,
          })}
          className={styles.input}
          type="text"
          maxLength={100}
          placeholder={t('placeholder')}
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
        />
        <Button kind="plain" className={styles.close} aria-label={t('close')} onClick={onClose}>
          <Icon name="x" />
        </Button>
      </div>
      <div
        {...getMenuProps({ 'aria-label': t('results'), 'aria-labelledby': undefined })}
        className={styles.list}
        tabIndex={-1}
      >
        <Groups results={results} marked={marked} itemProps={getItemProps} />
      </div>
      {loading && results.length === 0 && (
        <div className={styles.list}>
          <Waiting />
        </div>
      )}
      {retry && <Failure onRetry={retry} />}
      {isEmpty && (
        <div className={styles.none}>
          <p className={styles.noneTitle}>{t('none', { text: asked })}</p>
          <p>{t('noneText')}</p>
        </div>
      )}
      <p className="visually-hidden" role="status">
        {asked && !loading && t('found', { count: results.length })}
      </p>
      <p className={styles.keys} aria-hidden>
        <kbd>↑</kbd>
        <kbd>↓</kbd> {t('keys.move')} <kbd>↵</kbd> {t('keys.open')} <kbd>Esc</kbd> {t('keys.close')}
      </p>
    </div>
  )
})
