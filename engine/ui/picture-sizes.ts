import { createContext, use } from 'react'
import { pictureAddress } from './picture-address.ts'

/** A service that makes pictures in sizes: `images.service` of the manifest. */
interface PictureService {
  address: string
  format?: 'auto' | 'webp'
  /** The site’s origin, which pictures may be addressed below. */
  origin: string
}

export const PictureServiceContext = createContext<PictureService | undefined>(undefined)

/** Returns the brand’s service, for a site at an origin. */
export const pictureServiceOf = (
  { images }: { images?: { service?: Omit<PictureService, 'origin'> } },
  origin: string,
): PictureService | undefined => images?.service && { ...images.service, origin }

/**
 * What a picture is shown as: the widths to choose from, in pixels, and the width of its place. Banners are cropped to the height
 * of their places, which gives their width.
 */
const shown = {
  cover: { widths: [160, 240, 360, 540], sizes: '(min-width: 476px) 190px, 45vw' },
  banner: { widths: [480, 720, 960, 1440, 1920], sizes: '(min-width: 1025px) 960px, (min-width: 476px) 720px, 100vw' },
  card: { widths: [360, 540, 720, 1080], sizes: '500px' },
} as const

export type ShownAs = keyof typeof shown

/**
 * Returns the sizes of a picture of the platform as attributes: those that the platform names, else those of the brand’s service.
 * None where there is neither, or the picture has no address of its own.
 */
export function usePictureSizes(
  src: string,
  as: ShownAs | undefined,
  named: string | undefined,
): { srcSet?: string; sizes?: string } {
  const service = use(PictureServiceContext)
  if (!as) return {}
  const { widths, sizes } = shown[as]
  if (named && isSrcset(named)) return { srcSet: named, sizes }
  const address = service && addressesOf(pictureAddress(src), service.origin)
  if (!address) return {}
  return { srcSet: widths.map((width) => `${candidate(service, { ...address, width })} ${width}w`).join(', '), sizes }
}

const candidate = ({ address, format = 'auto' }: PictureService, values: Record<string, string | number>) =>
  address.replace(/\{(width|format|url|plainUrl|path)\}/g, (_all, name: string) => String({ format, ...values }[name]))

/** Whether each candidate is an address that may be loaded, with its width or density: `/a-480.webp 480w, /a-960.webp 960w`. */
const isSrcset = (named: string) =>
  named.split(/,\s+/).every((each) => {
    const [, address] = /^((?!,)\S*[^\s,])(?:\s+\d+(?:\.\d+)?[wx])?$/.exec(each.trim()) ?? []
    return address !== undefined && pictureAddress(address) !== ''
  })

function addressesOf(picture: string, origin: string) {
  if (!picture || picture.startsWith('data:')) return undefined
  try {
    const { href, pathname } = new URL(picture, origin)
    return { url: encodeURIComponent(href), plainUrl: href, path: pathname.slice(1) }
  } catch {
    return undefined
  }
}

/** Shows the picture’s own address if one of its sizes fails, and then returns true. */
export function withoutSizes(picture: HTMLImageElement): boolean {
  if (!picture.srcset) return false
  picture.removeAttribute('srcset')
  return true
}
