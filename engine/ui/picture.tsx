import type { ComponentProps } from 'react'
import { pictureAddress } from './picture-address.ts'
import { usePictureSizes, withoutService, type ShownAs } from './picture-sizes.ts'

/** A decorative picture of the platform that is loaded at once; `as` is set where it may come in sizes. */
export function Picture({ src, as, ...others }: ComponentProps<'img'> & { src: string; as?: ShownAs }) {
  return (
    <img
      {...usePictureSizes(src, as)}
      src={pictureAddress(src) || undefined}
      alt=""
      onError={({ currentTarget }) => withoutService(currentTarget)}
      {...others}
    />
  )
}
