import { useId, useDeferredValue, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { observer } from 'mobx-react-lite'
import { Button } from '#engine/ui/button.tsx'
import { Icon } from '#engine/ui/icon.tsx'
import styles from './player.module.css'
import type { PageKey } from '#manifest'
import { PageLink } from '#engine/routing/page-link.tsx'
import { useAccess } from '#engine/routing/use-access.ts'
import { useSignOut } from '#engine/routing/use-sign-out.ts'
import { useStores } from '#engine/shell/stores.ts'

/** A button with the player’s login that opens the account menu. */
export function Menu({ login }: { login: string }) {
  const { t } = useTranslation()
  const { open, drawn, toggle, close, root } = usePopup()
  const id = useId()
  return (
    <div className={styles.menu} ref={root}>
      <Button
        kind="quiet"
        className={styles.opener}
        aria-label={t('account.menu', { login })}
        aria-expanded={open}
        aria-controls={drawn ? id : undefined}
        onClick={toggle}
      >
        <Icon name="user" />
        <span className={styles.login}>{login}</span>
        <span className={styles.chevron}>
          <Icon name="chevron-down" size={16} />
        </span>
      </Button>
      {drawn && (
        <div className={styles.popup} id={id}>
          <p className={styles.name}>
            <bdi>{login}</bdi>
          </p>
          <MenuEntries onChoose={close} />
        </div>
      )}
    </div>
  )
}

const pages: PageKey[] = [
  'PROFILE',
  'PERSONAL_DATA',
  'DEPOSIT',
  'WITHDRAWAL',
  'BONUSES',
  'WHEEL_OF_FORTUNE',
  'MESSAGES',
  'OPERATION_HISTORY',
  'BET_HISTORY',
  'SPORT_BETS',
  'CASHBACK_HISTORY',
  'VERIFICATION',
  'USER_DOCUMENT',
  'CHANGE_PASSWORD',
]

/** Links to the player’s pages that are open, and the sign-out button. */
const MenuEntries = observer(function MenuEntries({ onChoose }: { onChoose: () => void }) {
  const { manifest } = useStores()
  const { isOpen } = useAccess()
  const { t } = useTranslation()
  const { leaving, signOut } = useSignOut()
  return (
    <ul className={styles.entries} role="list">
      {pages.filter(isOpen).map((page) => (
        <li key={page}>
          <PageLink className={styles.entry} page={page} onClick={onChoose}>
            {t(manifest.pages[page].title)}
          </PageLink>
        </li>
      ))}
      <li className={styles.last}>
        <button type="button" className={styles.entry} aria-disabled={leaving} onClick={() => void signOut()}>
          <Icon name="log-out" size={18} mirrored />
          {t('account.signOut')}
        </button>
      </li>
    </ul>
  )
})

/**
 * State of a popup and its button, both inside `root`. Closes on Escape, on a press outside, and when focus leaves;
 * Escape and `close` return focus to the button. The button changes at once; `drawn`, whether the popup is rendered, follows.
 */
function usePopup() {
  const [open, setOpen] = useState(false)
  const drawn = useDeferredValue(open)
  const root = useRef<HTMLDivElement>(null)

  function close() {
    root.current?.querySelector('button')?.focus()
    setOpen(false)
  }

  useEffect(() => {
    if (!open) return
    const outside = ({ target }: Event) => {
      if (!root.current?.contains(target as Node)) setOpen(false)
    }
    const escape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close()
    }
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('pointerdown', outside, { signal })
    document.addEventListener('focusin', outside, { signal })
    document.addEventListener('keydown', escape, { signal })
    return () => listening.abort()
  }, [open])

  return { open, drawn, toggle: () => setOpen(!open), close, root }
}
