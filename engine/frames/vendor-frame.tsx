import { AddressFrame } from './address-frame.tsx'
import type { FrameIsolation, FrameProps } from './frame-props.ts'
import { HtmlFrame } from './html-frame.tsx'

interface VendorFrameProps<T> extends FrameProps<T>, FrameIsolation {
  /** An address on one of `hosts`. */
  url?: string
  /** A whole document, instead of `url`. */
  html?: string
  /** Other forms of the document, for scripts that do not parse, and what to do when one of them is shown. */
  otherwise?: readonly string[] | undefined
  onOtherwise?: ((place: number) => void) | undefined
}

/**
 * A vendor’s page in isolation: an address runs in its own origin, HTML in an opaque origin (`opaque`) or on another
 * site (`site`). It cannot access our storage, cookies or document, nor navigate the page. Throws if the address may
 * not be framed.
 */
export function VendorFrame<T>({
  url,
  html,
  otherwise,
  onOtherwise,
  isolation,
  frameOrigin,
  ...frame
}: VendorFrameProps<T>) {
  if (url !== undefined) return <AddressFrame key={url} url={url} {...frame} />
  const document = { html: html ?? '', otherwise, onOtherwise }
  return <HtmlFrame key={html} isolation={isolation} frameOrigin={frameOrigin} {...document} {...frame} />
}
