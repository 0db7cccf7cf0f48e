import { useId, useState, type ReactNode } from 'react'
import type { PlayerLimit } from '#api'
import { Button } from '#engine/ui/button.tsx'
import { Icon } from '#engine/ui/icon.tsx'
import styles from './limits.module.css'

interface RowProps {
  /** What is set, in the automation contract (`data-setting`). */
  name: PlayerLimit['kind'] | 'reality-check'
  icon: 'wallet' | 'trending-down' | 'coins' | 'hourglass' | 'bell'
  title: string
  about: string
  /** Label of the button that opens the form; without it there is none. */
  action: string | undefined
  /** The current state. */
  children?: ReactNode
  /** Receives a function that closes the form; falsy while loading. */
  form: ((close: () => void) => ReactNode) | false | '' | undefined
}

/** A setting: its current state, and a button that opens its form below. */
export function Row({ name, icon, title, about, action, children, form }: RowProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <li className={styles.row} data-setting={name}>
      <span className={styles.sign}>
        <Icon name={icon} />
      </span>
      <div className={styles.about}>
        <h3 className={styles.title} id={`${id}-title`}>
          {title}
        </h3>
        <p className={styles.note}>{about}</p>
      </div>
      {action && (
        <Button
          kind="quiet"
          aria-expanded={open}
          aria-controls={id}
          aria-describedby={`${id}-title`}
          disabled={!form}
          onClick={() => setOpen(!open)}
        >
          {action}
        </Button>
      )}
      {children && <div className={styles.state}>{children}</div>}
      <div id={id} className={styles.form} hidden={!open}>
        {open && form && form(() => setOpen(false))}
      </div>
    </li>
  )
}
