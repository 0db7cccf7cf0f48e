/** @jsxImportSource preact */
import type { ComponentChildren, ComponentType } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { GameConfig } from '../../domains/games/page/config.ts'
import { Icon } from './icon.tsx'
import { postToPage } from './parent.ts'

interface DialogProps {
  label: string
  name?: string
  /** The name of the button that closes it; without one, neither a button nor Escape does. */
  closeLabel?: string
  onClose?: () => void
  children: ComponentChildren
}

/** A modal dialog that is open as long as it is rendered. */
export function Dialog({ label, name, closeLabel, onClose, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => element.current?.showModal(), [])
  return (
    <dialog
      ref={element}
      aria-label={label}
      data-dialog={name}
      onCancel={(event) => !closeLabel && event.preventDefault()}
      onClose={onClose}
    >
      {closeLabel && (
        <button type="button" class="round closer" aria-label={closeLabel} onClick={() => element.current?.close()}>
          <Icon name="close" />
        </button>
      )}
      <h2>{label}</h2>
      {children}
    </dialog>
  )
}

/** The frame around a game, as far as it shows dialogs. */
interface DialogHost {
  /** Shows a dialog; returns a function that closes it. */
  open(name: string, view: ComponentType): () => void
}

/** Shows that the session has ended; the page around the game may open a new one. */
export function showExpired(config: GameConfig, shell: DialogHost): void {
  const { expiredTitle, expiredText, close } = config.texts
  const hide = shell.open('expired', () => (
    <Dialog label={expiredTitle} name="expired" onClose={() => hide()}>
      <p>{expiredText}</p>
      <button type="button" class="main small" onClick={() => postToPage(config, { type: 'close' })}>
        {close}
      </button>
    </Dialog>
  ))
}

/** Shows that the response to a bet is missing; resolves when the player wants to try again. */
export function askForRetry({ texts: t }: GameConfig, shell: DialogHost): Promise<void> {
  return new Promise((resolve) => {
    const again = () => {
      hide()
      resolve()
    }
    const hide = shell.open('retry', () => (
      <Dialog label={t.failed} onClose={again}>
        <p>{t.connectionError}</p>
        <button type="button" class="main small" onClick={again}>
          {t.tryAgain}
        </button>
      </Dialog>
    ))
  })
}
