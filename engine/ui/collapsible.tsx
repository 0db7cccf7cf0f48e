import { useMemo, useState, type ReactNode } from 'react'
import { Fold } from './fold.tsx'
import { useHydrating } from './use-hydrating.ts'
import styles from './collapsible.module.css'

/** The width from which every section is open. */
const wide = '(min-width: 1025px)'

interface CollapsibleProps {
  /** Translated. */
  title: string
  /** Whether it is open on narrow screens too, until the player opens or closes it. */
  open?: boolean
  children: ReactNode
}

/** A collapsible section: initially open on wide screens, closed on narrow ones. */
export function Collapsible({ title, open = false, children }: CollapsibleProps) {
  const isHydrating = useHydrating()
  const isWide = useMemo(() => !isHydrating && matchMedia(wide).matches, [isHydrating])
  const [toggled, setToggled] = useState<boolean>()
  return (
    <Fold
      title={title}
      level={2}
      open={toggled ?? (isWide || open)}
      onToggle={({ currentTarget }) => setToggled(currentTarget.open)}
    >
      <div className={styles.content}>{children}</div>
    </Fold>
  )
}
