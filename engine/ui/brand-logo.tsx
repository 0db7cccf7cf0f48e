import type { Manifest } from '#manifest'

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
  return (
    <>
      <img src={logo} alt={alt} loading="lazy" data-theme-of="light" {...image} />
      <img src={logoDark} alt={alt} loading="lazy" data-theme-of="dark" {...image} />
    </>
  )
}
