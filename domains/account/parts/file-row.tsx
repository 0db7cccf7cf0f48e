import { observer } from 'mobx-react-lite'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { percentText } from '#engine/i18n/formats.ts'
import { useStores } from '#engine/shell/stores.ts'
import { Icon } from '#engine/ui/icon.tsx'
import { ProgressBar } from '#engine/ui/progress-bar.tsx'
import styles from './file-row.module.css'
import { megabytes } from './megabytes.ts'

interface FileRowProps {
  name: string
  /** The file, where it was chosen here: its size is shown, and an image as a preview. */
  file?: File | undefined
  /** The upload’s progress from 0 to 1; null if none runs. */
  part: number | null
  /** What is said of it. */
  children: ReactNode
  /** Its buttons. */
  actions: ReactNode
}

/** A file with its preview and the progress of its upload. */
export const FileRow = observer(function FileRow({ name, file, part, children, actions }: FileRowProps) {
  const language = useStores().language.current
  const { t } = useTranslation('user')
  return (
    <div className={styles.row}>
      {file?.type.startsWith('image/') ? (
        <Preview file={file} alt={t('documents.preview')} />
      ) : (
        <span className={styles.preview}>
          <Icon name="file-text" size={28} />
        </span>
      )}
      <div className={styles.about}>
        <p className={styles.name}>
          <bdi>{name}</bdi>
        </p>
        {file && <p className={styles.size}>{megabytes(file.size, language)}</p>}
        {part !== null && <Progress part={part} />}
        {children}
      </div>
      {actions}
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
