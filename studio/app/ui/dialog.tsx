import { useEffect, useRef, type ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'

interface DialogProps {
  title: string
  children: ReactNode
  onClose: () => void
}

/** A modal dialog. The browser keeps the focus in it and gives it back; Escape closes it. */
export function Dialog({ title, children, onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby="dialog-title" onClose={onClose}>
      <header>
        <h2 id="dialog-title">{title}</h2>
        <IconButton icon="close" label="Close" onClick={() => dialog.current?.close()} />
      </header>
      {children}
    </dialog>
  )
}
