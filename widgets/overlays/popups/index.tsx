import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Popup } from '#api'
import type { PopupsOverlay } from '#manifest'
import { ContentLink } from '#engine/routing/content-link.tsx'
import { popupStore } from '#domains/content/popup-store.ts'
import { useStore } from '#engine/shell/stores.ts'
import { Button, buttonClass } from '#engine/ui/button.tsx'
import { Picture } from '#engine/ui/picture.tsx'
import { Modal } from '#engine/ui/window/modal.tsx'
import { SafeHtml } from '#engine/ui/safe-html.tsx'
import styles from './popups.module.css'

/** The operator’s unread messages, the latest first, one dialog at a time. Closing one marks it as viewed on the server. */
export default observer(function Popups(_options: PopupsOverlay) {
  const { waiting } = useStore(popupStore)
  const shown = useRef(new Set<Popup['id']>())
  const [popup] = waiting
  if (!popup) return null
  shown.current.add(popup.id)
  const number = shown.current.size
  return <PopupWindow key={popup.id} popup={popup} number={number} count={number + waiting.length - 1} />
})

/** Message `number` of `count`. */
const PopupWindow = observer(function PopupWindow({
  popup,
  number,
  count,
}: {
  popup: Popup
  number: number
  count: number
}) {
  const store = useStore(popupStore)
  const { t } = useTranslation('user')
  const { id, title, text, image, imageSizes, button, lang } = popup
  const close = () => void store.close(id)
  return (
    <Modal name="popups" title={title} onClose={close}>
      <div className={styles.content} lang={lang} dir="auto">
        {image && (
          <Picture className={styles.image} src={image} srcSet={imageSizes} as="card" width={1200} height={480} />
        )}
        <SafeHtml className={styles.text} html={text} />
      </div>
      <div className={styles.foot}>
        {button?.text && (
          <ContentLink className={buttonClass.primary} link={button.link} onClick={() => void store.follow(id)}>
            {button.text}
          </ContentLink>
        )}
        <Button kind="quiet" onClick={close}>
          {t(number < count ? 'popups.next' : 'modal.close')}
        </Button>
        {count > 1 && <p className={styles.place}>{t('popups.place', { number, total: count })}</p>}
      </div>
    </Modal>
  )
})
