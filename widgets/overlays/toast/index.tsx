import { observer } from 'mobx-react-lite'
import { useEffect, useRef, type MouseEvent } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { ToastContainer, toast as notice, type CloseButtonProps, type ToastOptions } from 'react-toastify/unstyled'
import 'react-toastify/ReactToastify.css'
import type { Toast } from '#engine/shell/toast-store.ts'
import { useStores } from '#engine/shell/stores.ts'
import { Icon } from '#engine/ui/icon.tsx'
import { raise } from '#engine/ui/window/top-layer.ts'
import { useLayer } from '#engine/ui/window/use-layer.ts'
import styles from './toast.module.css'

const autoClose = 5000
/** More would cover the page on a phone. */
const maxShown = 4

/** The notices of the toast store, with the defaults of spec §9. Their timers pause while one has the focus. */
export default observer(function ToastOverlay() {
  const { toasts, language, theme } = useStores()
  const { t } = useTranslation()
  const shown = useRef(new Map<string, Toast>())
  const layer = useLayer({ class: styles.toasts!, 'data-overlay': 'toast' })
  // Loading notices stay until they have an outcome.
  const excess = toasts.toasts.filter(({ loading }) => !loading).slice(0, Math.max(0, toasts.toasts.length - maxShown))
  const current = toasts.toasts.filter((toast) => !excess.includes(toast))

  useEffect(() => {
    for (const id of shown.current.keys()) if (!current.some((toast) => toast.id === id)) notice.dismiss(id)
    for (const toast of current) {
      const options = optionsOf(toast, () => toasts.dismiss(toast.id))
      const before = shown.current.get(toast.id)
      if (!before) notice(<Text toast={toast} />, options)
      else if (before !== toast) notice.update(toast.id, { render: <Text toast={toast} />, ...options })
    }
    if (current.some(({ id }) => !shown.current.has(id))) raise(layer)
    shown.current = new Map(current.map((toast) => [toast.id, toast]))
  })

  // Focus in a frame of the page, such as a game or chat, does not count as lost (spec, toast defaults).
  useEffect(() => {
    const pause = () => void (document.hasFocus() || notice.pause())
    const play = () => notice.play()
    window.addEventListener('blur', pause)
    window.addEventListener('focus', play)
    return () => {
      window.removeEventListener('blur', pause)
      window.removeEventListener('focus', play)
    }
  }, [])

  useEffect(() => excess.forEach(({ id }) => toasts.dismiss(id)))

  return createPortal(
    <div onFocus={() => notice.pause()} onBlur={() => notice.play()}>
      <ToastContainer
        position="top-right"
        autoClose={autoClose}
        pauseOnHover
        pauseOnFocusLoss={false}
        closeOnClick
        draggable
        draggablePercent={80}
        rtl={language.direction === 'rtl'}
        theme={theme.current}
        closeButton={Close}
        aria-label={t('toast.region')}
      />
    </div>,
    layer,
  )
})

function Close({ closeToast, theme }: CloseButtonProps) {
  const { t } = useTranslation()
  // Stops the click from reaching the notice, which would close it a second time.
  const close = (event: MouseEvent) => {
    event.stopPropagation()
    closeToast(true)
  }
  return (
    <button
      type="button"
      className={`Toastify__close-button Toastify__close-button--${theme}`}
      aria-label={t('toast.close')}
      onClick={close}
    >
      <Icon name="x" size={16} />
    </button>
  )
}

function Text({ toast: { type, text } }: { toast: Toast }) {
  const element = useRef<HTMLSpanElement>(null)
  // The library’s progress bar has an English label and adds nothing to the notice: hide it from screen readers.
  useEffect(
    () =>
      element.current
        ?.closest('.Toastify__toast')
        ?.querySelector('[role=progressbar]')
        ?.setAttribute('aria-hidden', 'true'),
    [],
  )
  // On a phone notices cover the whole width below the header: what gets the focus keeps clear of them.
  useEffect(() => {
    const notices = element.current?.closest<HTMLElement>('.Toastify__toast-container')
    if (!notices) return undefined
    const { style } = document.documentElement
    const sizes = new ResizeObserver(() => style.setProperty('--toasts-height', `${notices.offsetHeight}px`))
    sizes.observe(notices)
    return () => {
      sizes.disconnect()
      style.removeProperty('--toasts-height')
    }
  }, [])
  return (
    <span ref={element} data-toast={type}>
      {text}
    </span>
  )
}

const optionsOf = ({ id, type, loading }: Toast, onClose: () => void): ToastOptions => ({
  toastId: id,
  type,
  isLoading: loading,
  autoClose: loading ? false : autoClose,
  onClose,
})
