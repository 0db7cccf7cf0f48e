import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { documentStore, fileLimits } from '#domains/account/document-store.ts'
import { megabytes } from '#domains/account/parts/megabytes.ts'
import { useDrop } from '#domains/account/parts/use-drop.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { buttonClass } from '#engine/ui/button.tsx'
import { classes } from '#engine/ui/classes.ts'
import { Icon } from '#engine/ui/icon.tsx'
import styles from './user-documents.module.css'

interface DropZoneProps {
  /** Whether the form was submitted without a file. */
  missing: boolean
  onChoose: (file: File) => void
}

/** Accepts a file by file dialog or drop. Shows the limits, or what is wrong with the file. */
export const DropZone = observer(function DropZone({ missing, onChoose }: DropZoneProps) {
  const language = useStores().language.current
  const fault = useStore(documentStore).fault ?? (missing ? 'missing' : undefined)
  const { t } = useTranslation('user')
  const { dragging, ...drop } = useDrop(([file]) => file && onChoose(file))
  const id = useId()
  return (
    <div className={classes(styles.zone, dragging && styles.dragging)} data-field="file" {...drop}>
      <Icon name="upload" size={28} />
      <p id={`${id}-limits`} className={styles.limits}>
        {t('documents.limits', { size: megabytes(fileLimits.size, language) })}
      </p>
      <input
        id={id}
        className={styles.input}
        type="file"
        name="file"
        accept={fileLimits.kinds.join()}
        aria-invalid={fault !== undefined}
        aria-describedby={fault ? `${id}-fault ${id}-limits` : `${id}-limits`}
        onChange={({ target: { files } }) => files?.[0] && onChoose(files[0])}
      />
      <label className={classes(buttonClass.quiet, styles.choose)} htmlFor={id}>
        {t('documents.choose')}
      </label>
      <p className={styles.hint}>{t('documents.drop')}</p>
      <p id={`${id}-fault`} className={styles.fault} role="alert" data-error={errorKey(fault)}>
        {fault && t(`documents.fault.${fault}`, { size: megabytes(fileLimits.size, language) })}
      </p>
    </div>
  )
})

/** The message key; without a fault the one for a missing file (spec §8). */
const errorKey = (fault?: string) =>
  fault === 'missing' ? 'error.field_is_empty' : fault && `documents.fault.${fault}`
