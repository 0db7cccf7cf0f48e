import { when } from 'mobx'
import { observer } from 'mobx-react-lite'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useStores } from '../shell/stores.ts'
import { buttonClass } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/icon.tsx'
import { Blocks } from './blocks.tsx'
import { PageLink } from './page-link.tsx'
import { useAccess } from './use-access.ts'
import styles from './profile-frame.module.css'

/** The width from which the profile menu is beside its pages (spec §2). */
const wide = '(min-width: 1025px)'

/**
 * The head of a profile page: heading and close button. `home`: whether this is PROFILE, which the other pages close
 * to.
 */
export const ProfileHead = observer(function ProfileHead({ heading, home }: { heading: string; home: boolean }) {
  const { t } = useTranslation('user')
  const { isOpen } = useAccess()
  return (
    <div className={styles.head}>
      <h1 className={styles.heading}>{heading}</h1>
      <PageLink
        className={classes(buttonClass.plain, styles.close)}
        page={!home && isOpen('PROFILE') ? 'PROFILE' : 'MAIN'}
        aria-label={t('profile.close')}
      >
        <Icon name="x" size={22} />
      </PageLink>
    </div>
  )
})

/** The profile menu of the manifest: beside the page on wide screens, below it on narrow ones. */
export const ProfileMenu = observer(function ProfileMenu({ place }: { place: 'beside' | 'below' }) {
  const { manifest, pageState } = useStores()
  const { t } = useTranslation()
  const isWide = useSyncExternalStore(
    watchWidth,
    () => matchMedia(wide).matches,
    () => false,
  )
  const [isPageReady, setPageReady] = useState(false)
  // Below the page, it waits for the page, which would push it down.
  useEffect(
    () =>
      when(
        () => pageState.current !== 'loading',
        () => setPageReady(true),
      ),
    [pageState],
  )
  if (isWide !== (place === 'beside') || (!isWide && !isPageReady)) return null
  return (
    <aside className={styles[place]} aria-label={t('page.PROFILE')}>
      <Blocks blocks={manifest.frame.profile} />
    </aside>
  )
})

function watchWidth(changed: () => void) {
  const media = matchMedia(wide)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}
