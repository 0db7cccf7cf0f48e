import type { ReactNode } from 'react'
import { Link } from '#engine/routing/link.tsx'
import { useStores } from '#engine/shell/stores.ts'
import { classes } from '#engine/ui/classes.ts'
import styles from './banner-link.module.css'
import { targetOf } from '#engine/ui/link-target.ts'

interface BannerLinkProps {
  link: string
  className?: string | undefined
  children: ReactNode
}

/** A link whose click area is the whole banner; renders its children alone if `link` is not a usable link. */
export function BannerLink({ link, className, children }: BannerLinkProps) {
  const { location } = useStores()
  const target = targetOf(link)
  if (!target) return children
  const all = classes(styles.link, className)
  if ('to' in target)
    return (
      <Link className={all} to={location.pathOf(target.to)}>
        {children}
      </Link>
    )
  return (
    <a className={all} href={target.href} rel="noopener">
      {children}
    </a>
  )
}
