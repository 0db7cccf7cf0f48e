import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { NoticesOverlay } from '#manifest'
import { type Notice, noticeStore } from '#domains/protection/notice-store.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { Button } from '#engine/ui/button.tsx'
import { Markdown } from '#engine/ui/markdown.tsx'
import { useOwnTexts } from '#engine/ui/use-own-texts.ts'
import { Modal } from '#engine/ui/window/modal.tsx'
import styles from './notices.module.css'

/** The notice that is due. One that has to be confirmed is closed by its button alone. */
export default observer(function Notices(_options: NoticesOverlay) {
  const { current } = useStore(noticeStore)
  return current ? <Shown key={current.id} notice={current} /> : null
})

const Shown = observer(function Shown({ notice: { id, text, confirm } }: { notice: Notice }) {
  const { session } = useStores()
  const { read } = useStore(noticeStore)
  const [closings, setClosings] = useState(0)
  const { t } = useTranslation('protection')
  const own = useOwnTexts(text)
  const close = () => read(session.user)
  return (
    // Android’s back gesture can close any dialog: one that has to be confirmed opens again.
    <Modal
      key={closings}
      name="notices"
      title={t('notice.title')}
      size="medium"
      onClose={confirm ? () => setClosings(closings + 1) : close}
      outside={false}
      escape={!confirm}
      cross={!confirm}
    >
      <div className={styles.content} data-notice={id}>
        <Markdown text={own.t(text)} level={3} />
        <Button className={styles.button} kind="quiet" onClick={close}>
          {t(confirm ? 'notice.confirm' : 'notice.close')}
        </Button>
      </div>
    </Modal>
  )
})
