import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { Link } from '#engine/routing/link.tsx'
import { classes } from '#engine/ui/classes.ts'
import styles from './mode-switch.module.css'
import type { PlayMode } from './use-play-mode.ts'

/** Switches between real money and demo. */
export function ModeSwitch({ mode, className }: { mode: PlayMode; className?: string | undefined }) {
  const { t } = useTranslation('user')
  const { pathname } = useLocation()
  return (
    <nav className={classes(styles.modes, className)} aria-label={t('play.mode')}>
      <Link className={styles.mode} to={pathname} replace aria-current={mode === 'real' || undefined}>
        {t('play.real')}
      </Link>
      <Link className={styles.mode} to="?mode=demo" replace aria-current={mode === 'demo' || undefined}>
        {t('play.demo')}
      </Link>
    </nav>
  )
}
