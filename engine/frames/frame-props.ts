import type { FramedVendor } from '#manifest'
import type { Check } from './frame-messages.ts'

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
  className?: string | undefined
}

/** How a vendor’s HTML is kept apart from the site (the manifest’s `FramedVendor`). */
export interface FrameIsolation {
  isolation: FramedVendor['isolation']
  frameOrigin?: FramedVendor['frameOrigin'] | undefined
}
