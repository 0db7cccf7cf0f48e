import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { ThemeSwitchBlock } from '#manifest'
import { useStores } from '#engine/shell/stores.ts'
import { Button } from '#engine/ui/button.tsx'
import { Icon } from '#engine/ui/icon.tsx'
import { useHydrating } from '#engine/ui/use-hydrating.ts'
import styles from './theme-switch.module.css'

/** Switches between dark and light theme; icon and label name the theme that it switches to. */
export default observer(function ThemeSwitch(_options: ThemeSwitchBlock) {
  const { theme, manifest } = useStores()
  const { t } = useTranslation()
  const isHydrating = useHydrating()
  // A page’s HTML file knows no choice.
  const dark = (isHydrating ? manifest.theme.default : theme.current) === 'dark'
  const name = t(dark ? 'settings.toLight' : 'settings.toDark')
  return (
    <Button kind="quiet" className={styles.switch} aria-label={name} title={name} onClick={theme.toggle}>
      <Icon name={dark ? 'sun' : 'moon'} />
    </Button>
  )
})
