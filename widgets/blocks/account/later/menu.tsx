import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#engine/ui/button.tsx'
import { Icon } from '#engine/ui/icon.tsx'
import styles from './player.module.css'
import { MenuEntries } from './menu-entries.tsx'
import { usePopup } from './use-popup.ts'

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
