import { useCallback, useState, type ComponentProps, type SyntheticEvent } from 'react'
import { whenNear } from './near.ts'
import { pictureAddress } from './picture-address.ts'
import { usePictureSizes, withoutSizes, type ShownAs } from './picture-sizes.ts'
import { useHydrating } from './use-hydrating.ts'

/**
 * A decorative picture that is loaded when it comes near the screen; `as` is set where it may come in sizes, and `srcSet` where
 * the platform names them. Once it is loaded it has `data-shown`, for styles that fade it in. In a page’s HTML file, which shows it
 * without a script, the browser itself decides when it loads.
 */
export function LazyImage({
  src,
  as,
  srcSet: named,
  onError,
  ...others
}: ComponentProps<'img'> & { src: string; as?: ShownAs }) {
  const { srcSet = '', sizes } = usePictureSizes(src, as, named)
  const isHydrating = useHydrating()
  // It stays so: the picture is there.
  const [isOfFile] = useState(isHydrating)
  // Set on the element instead of in state, which would render every picture twice.
  const fetchNear = useCallback(
    (picture: HTMLImageElement | null) => (picture ? whenNear(picture, () => show(picture, src, srcSet)) : undefined),
    [src, srcSet],
  )
  return (
    <img
      ref={isOfFile ? undefined : fetchNear}
      sizes={sizes}
      {...(isOfFile && { srcSet: srcSet || undefined, src: pictureAddress(src), loading: 'lazy', 'data-shown': '' })}
      alt=""
      decoding="async"
      onLoad={appear}
      onError={(event) => withoutSizes(event.currentTarget) || onError?.(event)}
      {...others}
    />
  )
}

function show(picture: HTMLImageElement, src: string, srcSet: string) {
  if (srcSet) picture.srcset = srcSet
  picture.src = pictureAddress(src)
  if (picture.complete) picture.dataset.shown = ''
}

const appear = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
  currentTarget.dataset.shown = ''
}
