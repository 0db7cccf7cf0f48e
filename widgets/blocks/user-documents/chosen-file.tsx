import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '#engine/forms/use-error-text.ts'
import { documentStore } from '#domains/account/document-store.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { Button } from '#engine/ui/button.tsx'
import { Icon } from '#engine/ui/icon.tsx'
import { megabytes } from './megabytes.ts'
import { percentText } from '#engine/i18n/formats.ts'
import { ProgressBar } from '#engine/ui/progress-bar.tsx'
import styles from './user-documents.module.css'

interface ChosenFileProps {
  file: File
  onRemove: () => void
}

/** The chosen file with a preview if it is an image, and the upload’s progress or error. */
export const ChosenFile = observer(function ChosenFile({ file, onRemove }: ChosenFileProps) {
  const language = useStores().language.current
  const { progress, failure, cancel } = useStore(documentStore)
  const { t } = useTranslation('user')
  const errorText = useErrorText()
  const sending = progress !== null
  return (
    <div className={styles.chosen} data-field="file">
      {file.type.startsWith('image/') ? (
        <Preview file={file} alt={t('documents.preview')} />
      ) : (
        <span className={styles.preview}>
          <Icon name="file-text" size={28} />
        </span>
      )}
      <div className={styles.about}>
        <p className={styles.fileName}>
          <bdi>{file.name}</bdi>
        </p>
        <p className={styles.meta}>{megabytes(file.size, language)}</p>
        {sending && <Progress part={progress} />}
        <p className={styles.fault} role="alert">
          {failure ? errorText(failure) : ''}
        </p>
      </div>
      <Button kind="quiet" onClick={sending ? cancel : onRemove}>
        {t(sending ? 'documents.cancel' : 'documents.remove')}
      </Button>
    </div>
  )
})

/** Preview of an image file. */
function Preview({ file, alt }: { file: File; alt: string }) {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const address = URL.createObjectURL(file)
    if (image.current) image.current.src = address
    return () => URL.revokeObjectURL(address)
  }, [file])
  return <img ref={image} className={styles.preview} alt={alt} />
}

/** Upload progress as a bar and a percentage. `part` is from 0 to 1. */
const Progress = observer(function Progress({ part }: { part: number }) {
  const language = useStores().language.current
  const { t } = useTranslation('user')
  const text = percentText(part, language)
  return (
    <div className={styles.progress}>
      <ProgressBar
        className={styles.track}
        label={t('documents.sending')}
        percent={part * 100}
        now={Math.round(part * 100)}
        text={text}
      />
      <span className={styles.percent} aria-hidden>
        {text}
      </span>
    </div>
  )
})
