import { useCallback, type ComponentProps, type SyntheticEvent } from 'react'
import { whenNear } from './near.ts'
import { pictureAddress } from './picture-address.ts'

/**
 * A decorative picture that is loaded when it comes near the screen. Once it is loaded it has `data-shown`, for styles
 * that fade it in.
 */
export function LazyImage({ src, ...others }: ComponentProps<'img'> & { src: string }) {
  // Set on the element instead of in state, which would render every picture twice.
  const fetchNear = useCallback(
    (picture: HTMLImageElement | null) => (picture ? whenNear(picture, () => show(picture, src)) : undefined),
    [src],
  )
  return <img ref={fetchNear} alt="" decoding="async" onLoad={appear} {...others} />
}

function show(picture: HTMLImageElement, src: string) {
  picture.src = pictureAddress(src)
  if (picture.complete) picture.dataset.shown = ''
}

const appear = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
  currentTarget.dataset.shown = ''
}
