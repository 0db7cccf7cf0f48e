import { useCallback, useState, type ComponentProps, type SyntheticEvent } from 'react'
import { loadPicture } from './load-picture.ts'
import { whenNear } from './near.ts'
import { pictureAddress } from './picture-address.ts'
import { usePictureSizes, withoutSizes, type ShownAs } from './picture-sizes.ts'
import { useHydrating } from './use-hydrating.ts'

/**
 * A decorative picture that is loaded when it comes near the screen; `as` is set where it may come in sizes, and `srcSet` where
 * the platform names them. Once it is loaded it has `data-shown`, for styles that fade it in. A page’s HTML file has another one
 * for visitors without scripts.
 */
export function LazyImage({
  src,
  as,
  srcSet: named,
  onError,
  ...others
}: ComponentProps<'img'> & { src: string; as?: ShownAs }) {
  const { srcSet, sizes } = usePictureSizes(src, as, named)
  const address = pictureAddress(src)
  const isHydrating = useHydrating()
  const [isOfFile] = useState(isHydrating)
  // Set on the element instead of in state, which would render every picture twice. It runs again with other addresses.
  const fetchNear = useCallback(
    (picture: HTMLImageElement | null) => (picture ? whenNear(picture, () => loadPicture(picture)) : undefined),
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [address, srcSet],
  )
  const shared = { sizes, decoding: 'async', fetchPriority: 'low', ...others } as const
  return (
    <>
      <img
        ref={fetchNear}
        data-src={address}
        data-srcset={srcSet}
        alt=""
        onLoad={appear}
        onError={(event) => withoutSizes(event.currentTarget) || onError?.(event)}
        // The script in the page’s head may have loaded it.
        suppressHydrationWarning
        {...shared}
      />
      {isOfFile && (
        <noscript>
          <img src={address} srcSet={srcSet} alt="" loading="lazy" data-shown="" {...shared} />
        </noscript>
      )}
    </>
  )
}

const appear = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
  currentTarget.dataset.shown = ''
}
