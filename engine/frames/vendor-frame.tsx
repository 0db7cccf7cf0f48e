import { AddressFrame } from './address-frame.tsx'
import type { FrameIsolation, FrameProps } from './frame-props.ts'
import { HtmlFrame } from './html-frame.tsx'

interface VendorFrameProps<T> extends FrameProps<T>, FrameIsolation {
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
