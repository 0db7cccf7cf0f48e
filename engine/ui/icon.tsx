import { use } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import type { Icon as ManifestIcon } from '#manifest'
import { BoundariesContext, Boundary } from './boundary.tsx'
import { fetchCode, forgetFailures, lazyWithRetry } from './lazy-with-retry.ts'
import { IconSvg } from './icon-svg.tsx'
import shapes from './icons/first-page.json' with { type: 'json' }
import type { OtherIcon } from './other-icon.tsx'

/** The icons of no first page are loaded together when one of them is first shown. */
export const loadOtherIcons = () => import('./other-icon.tsx')
const Other = lazyWithRetry(loadOtherIcons)

/** Fetches them for the first render, which then has them. Without them their places are empty until a later one. */
export const fetchOtherIcons = () => fetchCode(loadOtherIcons).catch(() => undefined)

interface IconProps {
  /** An icon a manifest may name, or one of the engine’s own. */
  name: keyof typeof shapes | OtherIcon | ManifestIcon
  /** In pixels. */
  size?: number
  filled?: boolean
  /** Whether it is mirrored in right-to-left languages. */
  mirrored?: boolean
}

/**
 * A decorative icon; its meaning is in the text or the accessible name of its control. One that cannot be loaded leaves
 * an empty space.
 */
export function Icon({ name, size = 20, filled = false, mirrored = false }: IconProps) {
  const look = {
    size,
    fill: filled ? 'currentColor' : 'none',
    className: mirrored ? 'mirrored' : undefined,
    'aria-hidden': true,
  }
  const { onOtherIcon } = use(BoundariesContext)
  if (isFirst(name)) return <IconSvg name={name} shape={shapes[name]} {...look} />
  onOtherIcon?.()
  const blank = <svg width={size} height={size} aria-hidden />
  return (
    <ErrorBoundary fallback={blank} onError={forgetFailures}>
      <Boundary fallback={blank}>
        <Other name={name} {...look} />
      </Boundary>
    </ErrorBoundary>
  )
}

const isFirst = (name: IconProps['name']): name is keyof typeof shapes => name in shapes
