import { observer } from 'mobx-react-lite'
import { useEffect, useId, useLayoutEffect, useMemo, useState, type ChangeEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { FileField as Settings } from '#manifest'
import { documentStore, fileLimits } from '#domains/account/document-store.ts'
import { megabytes } from '#domains/account/parts/megabytes.ts'
import { useDrop } from '#domains/account/parts/use-drop.ts'
import type { FieldProps } from '#engine/forms/field.ts'
import type { Message } from '#engine/forms/rules.ts'
import { useReadAtSubmit } from '#engine/forms/submit-readers.ts'
import { useErrorText } from '#engine/forms/use-error-text.ts'
import { useField } from '#engine/forms/use-field.tsx'
import { directionOf } from '#engine/i18n/direction.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { buttonClass } from '#engine/ui/button.tsx'
import { classes } from '#engine/ui/classes.ts'
import { Icon } from '#engine/ui/icon.tsx'
import { ChosenFiles } from './chosen-files.ts'
import styles from './file.module.css'
import { FileRows } from './file-rows.tsx'

export { value } from './value.ts'

const mimeTypes = { png: 'image/png', jpeg: 'image/jpeg', pdf: 'application/pdf' } as const
const allTypes = ['png', 'jpeg', 'pdf'] as const
const megabyte = 1024 * 1024

/** Files by file dialog, camera or drop, each uploaded once it is chosen. */
export default observer(function FileField({ field, value, message, onChange }: FieldProps) {
  const { name, label, hint, settings, disabled } = field
  const own: Partial<Settings> = settings?.use === 'file' ? settings : {}
  const { document = 'other', types = allTypes, pages = 1, maxMegabytes } = own
  const language = useStores().language.current
  const store = useStore(documentStore)
  const { t } = useTranslation('user')
  const limits = {
    kinds: types.map((type) => mimeTypes[type]),
    size: maxMegabytes === undefined ? fileLimits.size : maxMegabytes * megabyte,
  }
  const [chosen] = useState(() => new ChosenFiles({ type: document, limits, pages, store }, value))
  const kinds = types.map((type) => type.toUpperCase()).join(directionOf(language) === 'rtl' ? '، ' : ', ')
  const size = megabytes(limits.size, language)
  const said = useSaid(chosen, { kinds, size })
  const { control, errorIcon, notes } = useField({ name, hint, message: said ?? message })
  const { dragging, ...drop } = useDrop((files) => !disabled && chosen.choose(files))
  const id = useId()

  useLayoutEffect(() => {
    chosen.onChange = onChange
  })
  useLayoutEffect(() => chosen.follow(value), [chosen, value])
  useEffect(() => () => chosen.stop(), [chosen])

  const read = ({ target }: ChangeEvent<HTMLInputElement>) => {
    chosen.choose([...(target.files ?? [])])
    // So that the same file can be chosen again.
    target.value = ''
  }
  const input = {
    type: 'file',
    className: styles.input,
    disabled,
    'aria-describedby': classes(control['aria-describedby'], `${id}-limits`),
    onChange: read,
  }
  const photos = limits.kinds.filter((kind) => kind.startsWith('image/'))
  return (
    <div className={styles.field} data-field={name} role="group" aria-labelledby={`${id}-label`}>
      <span id={`${id}-label`} className={styles.label}>
        {label}
      </span>
      <FileRows chosen={chosen} type={document} disabled={disabled} />
      <div
        className={classes(styles.zone, dragging && styles.dragging)}
        data-invalid={control['aria-invalid']}
        {...drop}
      >
        <div id={`${id}-limits`} className={styles.limits}>
          <p>{t('documents.limitsOf', { kinds, size })}</p>
          {pages > 1 && <p>{t('documents.several')}</p>}
        </div>
        <div className={styles.choices}>
          <input
            {...control}
            {...input}
            accept={limits.kinds.join()}
            multiple={pages > 1}
            aria-labelledby={`${id}-label ${id}-choose`}
          />
          <label id={`${id}-choose`} className={classes(buttonClass.quiet, styles.choose)} htmlFor={control.id}>
            <Icon name="upload" />
            {t('documents.choose')}
          </label>
          {photos.length > 0 && (
            <span className={styles.camera}>
              <input
                {...input}
                id={`${id}-camera`}
                accept={photos.join()}
                capture="environment"
                aria-labelledby={`${id}-label ${id}-photo`}
              />
              <label id={`${id}-photo`} className={classes(buttonClass.quiet, styles.choose)} htmlFor={`${id}-camera`}>
                {t('documents.photo')}
              </label>
            </span>
          )}
          {errorIcon}
        </div>
      </div>
      {notes}
    </div>
  )
})

/** Returns what the field itself refuses: a file, an upload that failed, or a submit before one has ended. */
function useSaid(chosen: ChosenFiles, limits: { kinds: string; size: string }): Message | undefined {
  const { t } = useTranslation('user')
  const errorText = useErrorText()
  const [isAwaited, setAwaited] = useState(false)
  // A file that was not taken is no part of the form; one whose upload failed is to be sent again or removed.
  useReadAtSubmit(() => {
    chosen.forgetFault()
    setAwaited(chosen.isSending)
  })
  const { fault, failure, isSending } = chosen
  const [key, text] =
    isAwaited && isSending
      ? ['documents.unfinished', t('documents.unfinished')]
      : fault
        ? [
            `documents.fault.${fault}`,
            t(fault === 'kind' ? 'documents.fault.kindOf' : `documents.fault.${fault}`, limits),
          ]
        : failure
          ? ['message', errorText(failure)]
          : ['', '']
  return useMemo(() => (text === '' ? undefined : { key, text }), [key, text])
}
