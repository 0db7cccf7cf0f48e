import type { Manifest } from '#manifest'
import { LazyImage } from './lazy-image.tsx'

interface LogoProps {
  brand: Pick<Manifest, 'logo' | 'logoDark'>
  alt: string
  width: number
  height: number
  className?: string | undefined
}

/** A brand’s logo. Where each theme has its own, styles hide the other one, and what is hidden is not loaded. */
export function BrandLogo({ brand: { logo, logoDark }, alt, ...image }: LogoProps) {
  if (logoDark === undefined) return <img src={logo} alt={alt} {...image} />
  const shared = { ...image, alt, fetchPriority: 'auto' } as const
  return (
    <>
      <LazyImage src={logo} data-theme-of="light" {...shared} />
      <LazyImage src={logoDark} data-theme-of="dark" {...shared} />
    </>
  )
}
