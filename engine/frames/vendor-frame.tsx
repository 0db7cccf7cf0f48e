import type { Check } from './frame-messages.ts'
import type { FramedVendor } from '#manifest'
import { AddressFrame } from './address-frame.tsx'
import { HtmlFrame } from './html-frame.tsx'

/** What every frame of a vendor needs. */
export interface FrameProps<T> {
  /** What is in it, for screen readers. */
  title: string
  /** The origins that the vendor’s pages come from, and that its HTML may load from and call. */
  hosts: readonly string[]
  /** The shape of its messages; what has another is dropped. */
  check: Check<T>
  onMessage: (message: T) => void
  /** A page is there: of an address the vendor’s own, of HTML the vendor’s document. */
  onLoad?: () => void
  /** The permissions policy, such as `fullscreen; autoplay`. */
  allow?: string
  className?: string
}

interface VendorFrameProps<T> extends FrameProps<T>, Pick<FramedVendor, 'isolation' | 'frameOrigin'> {
  /** An address on one of `hosts`. */
  url?: string
  /** Or a whole document. */
  html?: string
}

/**
 * A vendor’s page, kept away from ours: an address runs in its own origin, HTML in one of no site (`opaque`) or of another site
 * (`site`). Neither reads our storage, cookies or document, nor moves the page. Throws where the address may not be framed.
 */
export function VendorFrame<T>({ url, html, isolation, frameOrigin, ...frame }: VendorFrameProps<T>) {
  if (url !== undefined) return <AddressFrame key={url} url={url} {...frame} />
  return <HtmlFrame key={html} html={html ?? ''} isolation={isolation} frameOrigin={frameOrigin} {...frame} />
}
