import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '#engine/forms/use-error-text.ts'
import { documentStore } from '#domains/account/document-store.ts'
import { FileRow } from '#domains/account/parts/file-row.tsx'
import { useStore } from '#engine/shell/stores.ts'
import { Button } from '#engine/ui/button.tsx'
import styles from './user-documents.module.css'

interface ChosenFileProps {
  file: File
  onRemove: () => void
}

/** The chosen file, and the upload’s progress or error. */
export const ChosenFile = observer(function ChosenFile({ file, onRemove }: ChosenFileProps) {
  const { progress, failure, cancel } = useStore(documentStore)
  const { t } = useTranslation('user')
  const errorText = useErrorText()
  const sending = progress !== null
  const remove = (
    <Button kind="quiet" onClick={sending ? cancel : onRemove}>
      {t(sending ? 'documents.cancel' : 'documents.remove')}
    </Button>
  )
  return (
    <div data-field="file">
      <FileRow name={file.name} file={file} part={progress} actions={remove}>
        <p className={styles.fault} role="alert">
          {failure ? errorText(failure) : ''}
        </p>
      </FileRow>
    </div>
  )
})
