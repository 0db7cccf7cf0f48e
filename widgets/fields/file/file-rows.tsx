import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { UserDocument } from '#api'
import { documentStore } from '#domains/account/document-store.ts'
import { FileRow } from '#domains/account/parts/file-row.tsx'
import { useStore } from '#engine/shell/stores.ts'
import { Button } from '#engine/ui/button.tsx'
import type { ChosenFiles } from './chosen-files.ts'
import styles from './file.module.css'

interface FileRowsProps {
  chosen: ChosenFiles
  type: UserDocument['type']
  disabled: boolean | undefined
}

/** The documents that the platform has already, and the files that were chosen here. */
export const FileRows = observer(function FileRows({ chosen, type, disabled }: FileRowsProps) {
  const { documents } = useStore(documentStore)
  const { t } = useTranslation('user')
  const { files, ids } = chosen
  const earlier = ids.filter((id) => !files.some((file) => file.id === id))
  const hasEarlier = earlier.length > 0
  useEffect(() => {
    if (hasEarlier) void documents.load()
  }, [documents, hasEarlier])
  if (!hasEarlier && files.length === 0) return null

  const remove = (text: 'documents.cancel' | 'documents.remove', name: string, onClick: () => void) => (
    <Button kind="quiet" disabled={disabled} aria-label={`${t(text)}: ${name}`} onClick={onClick}>
      {t(text)}
    </Button>
  )
  return (
    <ul className={styles.files}>
      {earlier.map((id) => {
        const document = documents.value?.find((each) => `${each.id}` === id)
        const name = document?.name || t(`documents.types.${type}`)
        return (
          <li key={id}>
            <FileRow
              name={name}
              part={null}
              actions={remove('documents.remove', name, () => chosen.removeDocument(id))}
            >
              <p className={styles.state}>{document && t(`documents.status.${document.status}`)}</p>
            </FileRow>
          </li>
        )
      })}
      {files.map((each, index) => {
        const { file, part, id } = each
        const isSending = part !== null
        const actions = (
          <>
            {!isSending && id === undefined && (
              <Button kind="quiet" onClick={() => chosen.retry(each)}>
                {t('documents.retry')}
              </Button>
            )}
            {remove(isSending ? 'documents.cancel' : 'documents.remove', file.name, () => chosen.remove(each))}
          </>
        )
        return (
          <li key={`${index}-${file.name}`}>
            <FileRow name={file.name} file={file} part={part} actions={actions}>
              <p className={styles.state} role="status">
                {id !== undefined && t('documents.uploaded')}
              </p>
            </FileRow>
          </li>
        )
      })}
    </ul>
  )
})
