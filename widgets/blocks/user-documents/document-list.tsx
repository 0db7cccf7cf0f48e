import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { UserDocument } from '#api'
import { useStores } from '#engine/shell/stores.ts'
import { Empty } from '#engine/ui/empty.tsx'
import { Icon } from '#engine/ui/icon.tsx'
import { Moment } from '#engine/ui/moment.tsx'
import { SectionTitle } from '#engine/ui/section-title.tsx'
import styles from './user-documents.module.css'

const icons = { pending: 'clock', approved: 'circle-check', rejected: 'circle-alert' } as const

/** The uploaded documents, the latest first, each with its status and rejection reason. */
export const DocumentList = observer(function DocumentList({ documents }: { documents: readonly UserDocument[] }) {
  const { t } = useTranslation('user')
  return (
    <section className={styles.sent} aria-labelledby="documents-sent">
      <SectionTitle id="documents-sent">{t('documents.listTitle')}</SectionTitle>
      {documents.length === 0 ? (
        <Empty icon="file-text" title={t('documents.empty')} />
      ) : (
        <ul className={styles.list} role="list">
          {documents.map((document) => (
            <DocumentRow key={document.id} document={document} />
          ))}
        </ul>
      )}
    </section>
  )
})

const DocumentRow = observer(function DocumentRow({
  document: { type, name, status, reason, createdAt },
}: {
  document: UserDocument
}) {
  const language = useStores().language.current
  const { t } = useTranslation('user')
  return (
    <li className={styles.document}>
      <span className={styles.documentIcon}>
        <Icon name="file-text" />
      </span>
      <div className={styles.about}>
        <p className={styles.type}>{t(`documents.types.${type}`)}</p>
        <p className={styles.meta}>
          <bdi>{name}</bdi>
          {createdAt !== undefined && <Moment at={createdAt} language={language} precision="day" />}
        </p>
        {status === 'rejected' && reason && (
          <p className={styles.reason}>
            <bdi>{reason}</bdi>
          </p>
        )}
      </div>
      <p className={styles[status]}>
        <Icon name={icons[status]} size={18} />
        {t(`documents.status.${status}`)}
      </p>
    </li>
  )
})
