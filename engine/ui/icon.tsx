import { Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import type { Icon as ManifestIcon } from '#manifest'
import { fetched, forgetFailures } from './fetched.ts'
import { IconSvg } from './icon-svg.tsx'
import shapes from './icons/first-page.json' with { type: 'json' }
import type { OtherIcon } from './other-icon.tsx'

/** The icons of no first page are fetched together when one of them is first shown. */
const Other = fetched(() => import('./other-icon.tsx'))

interface IconProps {
  /** One that a manifest may name, or one of the controls’ own. */
  name: keyof typeof shapes | OtherIcon | ManifestIcon
  /** In pixels. */
  size?: number
  filled?: boolean
  /** Turns round where the text runs from right to left. */
  mirrored?: boolean
}

/** A decorative icon: what it means is said by the text or the name of its control. One that cannot be fetched leaves its place empty. */
export function Icon({ name, size = 20, filled = false, mirrored = false }: IconProps) {
  const look = {
    size,
    fill: filled ? 'currentColor' : 'none',
    className: mirrored ? 'mirrored' : undefined,
    'aria-hidden': true,
  }
  if (isFirst(name)) return <IconSvg name={name} shape={shapes[name]} {...look} />
  const blank = <svg width={size} height={size} aria-hidden />
  return (
    <ErrorBoundary fallback={blank} onError={forgetFailures}>
      <Suspense fallback={blank}>
        <Other name={name} {...look} />
      </Suspense>
    </ErrorBoundary>
  )
}

const isFirst = (name: IconProps['name']): name is keyof typeof shapes => name in shapes
