import type { ComponentProps } from 'react'
import { pictureAddress } from './picture-address.ts'

/** A decorative picture of the platform that is loaded at once. */
export const Picture = ({ src, ...others }: ComponentProps<'img'> & { src: string }) => (
  <img src={pictureAddress(src) || undefined} alt="" {...others} />
)
