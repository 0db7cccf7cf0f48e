import { useCallback, type ComponentProps, type SyntheticEvent } from 'react'
import { whenNear } from './near.ts'
import { pictureAddress } from './picture-address.ts'
import { usePictureSizes, withoutSizes, type ShownAs } from './picture-sizes.ts'

let painted: Set<string | null> | undefined

/** Whether the painted page shows the picture already (scripts/publish/early-block.ts), which must not fade in again. */
function isPainted(src: string): boolean {
  if (typeof document === 'undefined') return false
  const pictures = () => document.querySelectorAll('#painted [data-early] img')
  painted ??= new Set(Array.from(pictures(), (picture) => picture.getAttribute('src')))
  return painted.has(src)
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
  const known = isPainted(src)
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
