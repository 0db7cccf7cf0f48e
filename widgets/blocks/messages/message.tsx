import { observer } from 'mobx-react-lite'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Popup } from '#api'
import { ContentLink } from '#engine/routing/content-link.tsx'
import { popupStore } from '#domains/content/popup-store.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { buttonClass } from '#engine/ui/button.tsx'
import { classes } from '#engine/ui/classes.ts'
import { Icon } from '#engine/ui/icon.tsx'
import { LazyImage } from '#engine/ui/lazy-image.tsx'
import { Moment } from '#engine/ui/moment.tsx'
import { SafeHtml } from '#engine/ui/safe-html.tsx'
import styles from './messages.module.css'

/** One message. Its heading opens it, which also marks it as viewed on the server. */
export const Message = observer(function Message({ popup, onOpen }: { popup: Popup; onOpen: () => void }) {
  const { t } = useTranslation('user')
  const store = useStore(popupStore)
  const { language } = useStores()
  const [open, setOpen] = useState(false)
  const content = useId()
  const { id, title, isViewed, createdAt, lang } = popup

  function toggle() {
    setOpen(!open)
    if (open || isViewed) return
    onOpen()
    // On failure it stays unread; opening it again retries.
    store.setViewed(id).catch(() => undefined)
  }

  return (
    <li className={classes(styles.message, !isViewed && styles.unread)}>
      <h2 className={styles.heading}>
        <button type="button" className={styles.toggle} aria-expanded={open} aria-controls={content} onClick={toggle}>
          <span className={styles.sign}>
            <Icon name={isViewed ? 'mail-open' : 'mail'} />
          </span>
          <span className={styles.about}>
            <span className={styles.title} lang={lang} dir="auto">
              {title}
            </span>
            {createdAt !== undefined && <Moment className={styles.date} at={createdAt} language={language.current} />}
          </span>
          {!isViewed && <span className={styles.badge}>{t('messages.new')}</span>}
          <span className={classes(styles.chevron, open && styles.up)}>
            <Icon name="chevron-down" />
          </span>
        </button>
      </h2>
      <div id={content} hidden={!open}>
        {open && <Content popup={popup} />}
      </div>
    </li>
  )
})

const Content = ({ popup: { text, image, imageSizes, button, lang } }: { popup: Popup }) => (
  <div className={styles.content} lang={lang} dir="auto">
    {image && (
      <LazyImage className={styles.image} src={image} srcSet={imageSizes} as="card" width={1200} height={480} />
    )}
    <SafeHtml className={styles.text} html={text} />
    {button?.text && (
      <ContentLink className={buttonClass.primary} link={button.link}>
        {button.text}
      </ContentLink>
    )}
  </div>
)
