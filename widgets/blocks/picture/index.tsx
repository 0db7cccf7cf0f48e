import { observer } from 'mobx-react-lite'
import type { PictureBlock, PictureFile } from '#manifest'
import { TargetLink, useTarget } from '#engine/routing/content-link.tsx'
import { useStores } from '#engine/shell/stores.ts'
import { LazyImage } from '#engine/ui/lazy-image.tsx'
import { useOwnTexts } from '#engine/ui/use-own-texts.ts'
import styles from './picture.module.css'

/** A picture of the brand, which may be a link and have a caption. */
export default observer(function Picture({ alt, caption, page, address, ...files }: PictureBlock) {
  const { t } = useOwnTexts(alt, caption)
  const { pages } = useStores().manifest
  const target = useTarget(address ?? (page ? pages[page].path : ''))
  const pictures = <Pictures {...files} alt={alt ? t(alt) : ''} />
  return (
    <figure className={styles.figure}>
      {target ? (
        <TargetLink className={styles.link} target={target}>
          {pictures}
        </TargetLink>
      ) : (
        pictures
      )}
      {caption && <figcaption className={styles.caption}>{t(caption)}</figcaption>}
    </figure>
  )
})

type Files = Pick<PictureBlock, 'picture' | 'phone' | 'dark' | 'darkPhone'>

/** The picture of each theme and width. Styles hide all but one, and what is hidden is not loaded. */
function Pictures({ picture, phone, dark, darkPhone, alt }: Files & { alt: string }) {
  const light = dark && 'light'
  return (
    <>
      <File file={picture} theme={light} screen={phone && 'wide'} alt={alt} />
      {phone && <File file={phone} theme={light} screen="phone" alt={alt} />}
      {dark && <File file={dark} theme="dark" screen={darkPhone && 'wide'} alt={alt} />}
      {darkPhone && <File file={darkPhone} theme="dark" screen="phone" alt={alt} />}
    </>
  )
}

interface FileProps {
  file: PictureFile
  /** The theme in which it is shown; both if undefined. */
  theme: 'light' | 'dark' | undefined
  /** The screens on which it is shown; all if undefined. */
  screen: 'wide' | 'phone' | undefined
  alt: string
}

const File = ({ file: { src, width, height }, theme, screen, alt }: FileProps) => (
  <LazyImage
    className={styles.picture}
    src={src}
    width={width}
    height={height}
    style={{ aspectRatio: `${width} / ${height}` }}
    data-theme-of={theme}
    data-screen={screen}
    alt={alt}
  />
)
