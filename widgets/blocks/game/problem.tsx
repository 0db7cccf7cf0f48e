import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { OpeningFailure } from '#domains/games/play-store.ts'
import { PageLink } from '#engine/routing/page-link.tsx'
import { useAccess } from '#engine/routing/use-access.ts'
import { Button, buttonClass } from '#engine/ui/button.tsx'
import { Icon } from '#engine/ui/icon.tsx'
import styles from './backdrop.module.css'
import { EntryLink } from './entry-link.tsx'

/** Why a session is over, or never began. */
export type PlayFailure = OpeningFailure | 'ended'

/** Icon and texts of each failure, or the code whose text says it, and whether a retry may help. */
const problems = {
  'not-found': { icon: 'circle-alert', text: 'notFound', again: false },
  'sign-in': { icon: 'lock', text: 'signIn', again: true },
  'not-allowed': { icon: 'lock', text: 'notAllowed', again: false },
  region: { icon: 'flag', text: 'region', again: false },
  provider: { icon: 'cloud-off', text: 'provider', again: true },
  connection: { icon: 'cloud-off', text: 'connection', again: true },
  break: { icon: 'clock', text: 154, again: false },
  excluded: { icon: 'clock', text: 155, again: false },
  wait: { icon: 'clock', text: 158, again: true },
  ended: { icon: 'clock', text: 'ended', again: true },
} as const satisfies Record<PlayFailure, { icon: string; text: string | number; again: boolean }>

/** Error message in place of the game, with the available actions. */
export const Problem = observer(function Problem({ reason, onAgain }: { reason: PlayFailure; onAgain?: () => void }) {
  const { t } = useTranslation(['user', 'errors', 'common'])
  const { isOpen } = useAccess()
  const { icon, text, again } = problems[reason]
  return (
    <div className={styles.card} role="alert">
      <Icon name={icon} size={32} />
      {typeof text === 'number' ? (
        <p className={styles.name}>{t(`errors:code.${text}`)}</p>
      ) : (
        <>
          <p className={styles.name}>{t(`play.${text}Title`)}</p>
          <p className={styles.text}>{t(`play.${text}Text`)}</p>
        </>
      )}
      <div className={styles.actions}>
        {reason === 'sign-in' && isOpen('LOGIN') && <EntryLink page="LOGIN" />}
        {again && <Button onClick={onAgain}>{t(reason === 'ended' ? 'play.playAgain' : 'play.retry')}</Button>}
        {reason === 'break' && isOpen('PROFILE') && (
          <PageLink className={buttonClass.primary} page="PROFILE">
            {t('common:page.PROFILE')}
          </PageLink>
        )}
        {typeof text === 'string' && isOpen('GAMES') && (
          <PageLink className={again ? buttonClass.quiet : buttonClass.primary} page="GAMES">
            {t('play.otherGames')}
          </PageLink>
        )}
      </div>
    </div>
  )
})
