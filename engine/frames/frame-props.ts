import type { FramedVendor } from '#manifest'
import type { Read } from '../data/read.ts'

/** Props common to all vendor frames. */
export interface FrameProps<T> {
  /** The accessible name. */
  title: string
  /** The origins of the vendor’s pages, which its HTML may load from and call. */
  hosts: readonly string[]
  /** Reads its messages; those that it cannot read are dropped. */
  read: Read<T>
  onMessage: (message: T) => void
  /** Called when the vendor’s page or document has loaded. */
  onLoad?: () => void
  /** The origins of pages that the vendor’s own page frames: they may post messages too. */
  ancestors?: readonly string[]
  /** What the frame may do, such as `fullscreen`. */
  may?: readonly string[] | undefined
  className?: string | undefined
  /** The height of its content in pixels, where it tells: the frame is as high, so that the page scrolls and not the frame. */
  height?: number | undefined
}

/** How a vendor’s HTML is kept apart from the site (the manifest’s `FramedVendor`). */
export interface FrameIsolation {
  isolation: FramedVendor['isolation']
  frameOrigin?: FramedVendor['frameOrigin'] | undefined
}
