import type { Check } from './frame-messages.ts'
import type { FramedVendor } from '#manifest'
import { AddressFrame } from './address-frame.tsx'
import { HtmlFrame } from './html-frame.tsx'

/** Props common to all vendor frames. */
export interface FrameProps<T> {
  /** The accessible name. */
  title: string
  /** The origins of the vendor’s pages, which its HTML may load from and call. */
  hosts: readonly string[]
  /** Validates its messages; invalid ones are dropped. */
  check: Check<T>
  onMessage: (message: T) => void
  /** Called when the vendor’s page or document has loaded. */
  onLoad?: () => void
  /** The permissions policy, such as `fullscreen; autoplay`. */
  allow?: string
  className?: string
}

interface VendorFrameProps<T> extends FrameProps<T>, Pick<FramedVendor, 'isolation' | 'frameOrigin'> {
  /** An address on one of `hosts`. */
  url?: string
  /** A whole document, instead of `url`. */
  html?: string
}

/**
 * A vendor’s page in isolation: an address runs in its own origin, HTML in an opaque origin (`opaque`) or on another
 * site (`site`). It cannot access our storage, cookies or document, nor navigate the page. Throws if the address may
 * not be framed.
 */
export function VendorFrame<T>({ url, html, isolation, frameOrigin, ...frame }: VendorFrameProps<T>) {
  if (url !== undefined) return <AddressFrame key={url} url={url} {...frame} />
  return <HtmlFrame key={html} html={html ?? ''} isolation={isolation} frameOrigin={frameOrigin} {...frame} />
}
