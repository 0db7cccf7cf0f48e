import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LobbyQuery } from '#api'
import { Icon } from '#engine/ui/icon.tsx'
import styles from './provider-filter.module.css'
import { ProviderPanel } from './provider-panel.tsx'
import toolbar from './toolbar.module.css'
import { useFilters } from './use-filters.ts'
import { useNumber } from './use-number.ts'

/** Button that opens the provider list: below it, on phones as a sheet at the bottom of the screen. */
export const ProviderFilter = observer(function ProviderFilter({ scope }: { scope: LobbyQuery }) {
  const { t } = useTranslation()
  const number = useNumber()
  const { providers } = useFilters().filters
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!open) return undefined
    const leave = ({ target }: Event) => target instanceof Node && !root.current?.contains(target) && setOpen(false)
    const escape = ({ key }: KeyboardEvent) => key === 'Escape' && close()
    for (const event of ['pointerdown', 'focusin']) document.addEventListener(event, leave)
    document.addEventListener('keydown', escape)
    return () => {
      for (const event of ['pointerdown', 'focusin']) document.removeEventListener(event, leave)
      document.removeEventListener('keydown', escape)
    }
  }, [open])

  function close() {
    button.current?.focus()
    setOpen(false)
  }

  return (
    <div ref={root} className={styles.root}>
      <button
        ref={button}
        type="button"
        className={toolbar.chip}
        aria-expanded={open}
        data-chosen={providers.length > 0 || undefined}
        onClick={() => setOpen(!open)}
      >
        {t('lobby.providers')}
        {providers.length > 0 && <span className={styles.badge}>{number(providers.length)}</span>}
        <Icon name="chevron-down" size={16} />
      </button>
      {open && <ProviderPanel scope={scope} onClose={close} />}
    </div>
  )
})
