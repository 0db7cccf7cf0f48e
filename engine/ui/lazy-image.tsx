import { useCallback, type ComponentProps, type SyntheticEvent } from 'react'
import { whenNear } from './near.ts'
import { pictureAddress } from './picture-address.ts'
import { usePictureSizes, withoutSizes, type ShownAs } from './picture-sizes.ts'

let painted: readonly (string | null)[] = []

/**
 * Notes the pictures that the painted page shows (scripts/publish/early-places.ts), before it is removed: they must not fade in
 * again.
 */
export function rememberPainted() {
  const pictures = document.querySelectorAll('#painted [data-early] img')
  painted = Array.from(pictures, (picture) => picture.getAttribute('src'))
}

/**
 * A decorative picture that is loaded when it comes near the screen; `as` is set where it may come in sizes, and `srcSet` where
 * the platform names them. Once it is loaded it has `data-shown`, for styles that fade it in.
 */
export function LazyImage({
  src,
  as,
  srcSet: named,
  onError,
  ...others
}: ComponentProps<'img'> & { src: string; as?: ShownAs }) {
  const { srcSet = '', sizes } = usePictureSizes(src, as, named)
  // Set on the element instead of in state, which would render every picture twice.
  const fetchNear = useCallback(
    (picture: HTMLImageElement | null) => (picture ? whenNear(picture, () => show(picture, src, srcSet)) : undefined),
    [src, srcSet],
  )
  const known = painted.includes(src)
  return (
    <img
      ref={known ? undefined : fetchNear}
      sizes={sizes}
      {...(known && { srcSet: srcSet || undefined, src: pictureAddress(src), 'data-shown': '' })}
      alt=""
      decoding={known ? 'sync' : 'async'}
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
