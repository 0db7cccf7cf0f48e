import type { ComponentProps } from 'react'
import { pictureAddress } from './picture-address.ts'
import { usePictureSizes, withoutSizes, type ShownAs } from './picture-sizes.ts'

/**
 * A decorative picture of the platform that is loaded at once; `as` is set where it may come in sizes, and `srcSet` where the
 * platform names them.
 */
export function Picture({
  src,
  as,
  srcSet,
  fetchPriority,
  onError,
  ...others
}: ComponentProps<'img'> & { src: string; as?: ShownAs }) {
  return (
    <img
      {...usePictureSizes(src, as, srcSet)}
      src={pictureAddress(src) || undefined}
      alt=""
      // React asks for all others ahead of the page’s scripts.
      fetchPriority={fetchPriority ?? 'low'}
      onError={(event) => withoutSizes(event.currentTarget) || onError?.(event)}
      {...others}
    />
  )
}
