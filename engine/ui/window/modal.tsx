import { useId, useLayoutEffect, type ReactNode, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../button.tsx'
import { classes } from '../classes.ts'
import { Icon } from '../icon.tsx'
import styles from './modal.module.css'
import { countPageWindow } from './page-windows.ts'
import { useModal } from './use-modal.ts'

interface ModalProps {
  /** The overlay’s name; none for a window that is part of a page, such as a calendar. */
  name?: string
  /** Already translated. */
  title: string
  /** Is told that the player closed it; whoever shows it takes it away. */
  onClose: () => void
  size?: 'small' | 'medium'
  /** Whether a click beside it closes it. */
  outside?: boolean
  /** Whether Escape closes it. */
  escape?: boolean
  /** Whether it has a cross. */
  cross?: boolean
  children: ReactNode
}

/** A window over the page, or over another one: on phones a sheet from below, else a card in the middle. */
export function Modal({ name, title, onClose, size = 'small', outside, escape, cross = true, children }: ModalProps) {
  const { t } = useTranslation('user')
  const dialog = useModal({ outside, escape })
  const titleId = useId()
  useLayoutEffect(() => (name === undefined ? countPageWindow() : undefined), [name])
  // React tells also of the closing of a window inside this one; and browsers tell late, when this one may be open again.
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
        {/* Last, so that the keyboard begins at what the window is about. */}
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
