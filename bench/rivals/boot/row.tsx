import type { ReactNode } from 'react'
import row from '../../../engine/ui/scroll-row.module.css'
import title from '../../../engine/ui/section-title.module.css'
import skeleton from '../../../engine/ui/skeleton.module.css'

interface RowProps {
  heading: string
  layout?: string
  action?: ReactNode
  children: ReactNode
}

/** A row that scrolls to the side, under a heading. */
export const Row = ({ heading, layout, action, children }: RowProps) => (
  <section className={row.section} data-layout={layout} aria-label={heading}>
    <div className={row.head}>
      <h2 className={title.title}>{heading}</h2>
      <div className={row.controls}>{action}</div>
    </div>
    <ul className={row.list} role="list" aria-label={heading} tabIndex={0}>
      {children}
    </ul>
  </section>
)

interface WaitingProps {
  className?: string | undefined
  width?: string
  height?: string
}

/** Takes the place of what is loading. */
export const Waiting = ({ className = '', width, height }: WaitingProps) => (
  <div className={`${skeleton.skeleton} ${className}`} style={{ inlineSize: width, blockSize: height }} aria-hidden />
)
