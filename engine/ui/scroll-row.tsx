import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { SectionTitle } from './section-title.tsx'
import styles from './scroll-row.module.css'
import { useEntries } from './use-entries.ts'
import { useScroller } from './use-scroller.ts'

interface ScrollRowProps {
  title: string
  /** How styles of its owner arrange the entries. */
  layout?: string | undefined
  /** The number of lines in which they are. */
  lines?: number
  /** Content beside the heading, such as a link to the full list. */
  action?: ReactNode
  /** The entries: `li` elements. */
  children: ReactNode
}

/** A horizontally scrolling row under a heading, usable by touch, keyboard and buttons. */
export function ScrollRow({ title, layout, lines = 1, action, children }: ScrollRowProps) {
  const id = useId()
  const { ref, measure, scroll, atStart, atEnd } = useScroller()
  const [entries, showAll] = useEntries(children, { lines, list: ref })
  const onScroll = () => {
    showAll()
    measure()
  }
  return (
    <section className={styles.section} aria-labelledby={id} data-layout={layout}>
      <div className={styles.head}>
        <SectionTitle id={id}>{title}</SectionTitle>
        <div className={styles.controls}>
          {action}
          <div className={styles.arrows} data-needless={(atStart && atEnd) || undefined}>
            <Arrow back title={title} disabled={atStart} onClick={() => scroll(-0.85)} />
            <Arrow title={title} disabled={atEnd} onClick={() => scroll(0.85)} />
          </div>
        </div>
      </div>
      <ul ref={ref} className={styles.list} role="list" aria-labelledby={id} tabIndex={0} onScroll={onScroll}>
        {entries}
      </ul>
    </section>
  )
}

interface ArrowProps {
  back?: boolean
  title: string
  disabled: boolean
  onClick: () => void
}

/** Stays focusable at the end of the row, so that the keyboard focus is not lost. */
function Arrow({ back = false, title, disabled, onClick }: ArrowProps) {
  const { t } = useTranslation()
  const label = t(back ? 'scroll.back' : 'scroll.forward', { title })
  return (
    <Button
      kind="plain"
      className={styles.arrow}
      aria-label={label}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
    >
      <Icon name={back ? 'chevron-left' : 'chevron-right'} mirrored />
    </Button>
  )
}
