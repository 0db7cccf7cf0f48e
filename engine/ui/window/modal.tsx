import { useId, useLayoutEffect, type ReactNode, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../button.tsx'
import { classes } from '../classes.ts'
import { Icon } from '../icon.tsx'
import styles from './modal.module.css'
import { countPageWindow } from './page-windows.ts'
import { useModal } from './use-modal.ts'

interface ModalProps {
  /** The overlay’s name; undefined for a window that is part of a page, such as a calendar. */
  name?: string
  /** Translated. */
  title: string
  /** Called when the player closes it; the parent then unmounts it. */
  onClose: () => void
  size?: 'small' | 'medium'
  /** Whether a click outside closes it. */
  outside?: boolean
  /** Whether Escape closes it. */
  escape?: boolean
  /** Whether it has a close button. */
  cross?: boolean
  children: ReactNode
}

/** A modal window: on phones a bottom sheet, else a centred card. Windows can be stacked. */
export function Modal({ name, title, onClose, size = 'small', outside, escape, cross = true, children }: ModalProps) {
  const { t } = useTranslation('user')
  const dialog = useModal({ outside, escape })
  const titleId = useId()
  useLayoutEffect(() => (name === undefined ? countPageWindow() : undefined), [name])
  // React also passes the close events of nested dialogs, and browsers fire them late, when this one may be open again.
  const closed = ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => !currentTarget.open && onClose()
  return (
    <dialog
      ref={dialog}
      className={classes(styles.modal, styles[size])}
      data-overlay={name}
      aria-labelledby={titleId}
      onClose={closed}
    >
      <div className={styles.panel}>
        <h2 id={titleId} className={classes(styles.title, cross && styles.besideCross)}>
          {title}
        </h2>
        {children}
        {/* Last, so that the focus starts at the window’s content. */}
        {cross && (
          <Button
            kind="plain"
            className={styles.cross}
            aria-label={t('modal.close')}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="x" size={24} />
          </Button>
        )}
      </div>
    </dialog>
  )
}
