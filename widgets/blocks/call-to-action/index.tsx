import { observer } from 'mobx-react-lite'
import type { CallToActionBlock } from '#manifest'
import { TargetLink, useTarget } from '#engine/routing/content-link.tsx'
import { useStores } from '#engine/shell/stores.ts'
import { buttonClass } from '#engine/ui/button.tsx'
import { useOwnTexts } from '#engine/ui/use-own-texts.ts'
import styles from './call-to-action.module.css'

/** A title, a sentence and a button; nothing while this player may not go where it leads. */
export default observer(function CallToAction(options: CallToActionBlock) {
  const { title, text, button, page, address, look = 'primary' } = options
  const { t } = useOwnTexts(title, text, button)
  const { pages } = useStores().manifest
  const target = useTarget(address ?? (page ? pages[page].path : ''))
  if (!target) return null
  return (
    <div className={styles.call} data-look={look}>
      <div className={styles.words}>
        <h2 className={styles.title}>{t(title)}</h2>
        {text && <p className={styles.text}>{t(text)}</p>}
      </div>
      <TargetLink className={look === 'primary' ? buttonClass.primary : buttonClass.quiet} target={target}>
        {t(button)}
      </TargetLink>
    </div>
  )
})
