import type { Manifest, PictureFile } from '#manifest'
import { finder } from '../check/find.ts'
import { suggest } from '../check/suggest.ts'
import type { Rule, RuleFinding } from '../check/rule.ts'
import { listedBlocks } from './lists.ts'

/** Size limits in bytes: these images are loaded before the first page shows. */
const limits = { logo: 20_000, logoDark: 20_000, icon: 10_000 }

const names = Object.keys(limits) as (keyof typeof limits)[]

/** Every image that the manifest names, and what its absence means. */
const namedImages = (manifest: Manifest) => [...ownImages(manifest), ...blockImages(manifest)]

const ownImages = ({ logo, logoDark, icon, seo, hosts }: Manifest) => [
  { pointer: '/logo', address: logo, effect: 'every page shows a broken image instead of the logo' },
  ...(logoDark === undefined
    ? []
    : [{ pointer: '/logoDark', address: logoDark, effect: 'the dark theme shows a broken image instead of the logo' }]),
  { pointer: '/icon', address: icon, effect: 'the browser tab has no icon' },
  ...sharePicture('', seo),
  ...Object.entries(hosts).flatMap(([host, own]) => sharePicture(`/hosts/${host}`, own.seo)),
]

const sharePicture = (place: string, { image, languages = {} }: Partial<Manifest['seo']> = {}) =>
  Object.entries({ '': { image }, ...languages }).flatMap(([language, own]) => {
    const at = language ? `${place}/seo/languages/${language}/image` : `${place}/seo/image`
    return own.image ? [{ pointer: at, address: own.image, effect: 'link previews have no picture' }] : []
  })

const picturesIn = finder<PictureFile>('PictureFile', 'Block')
const pathsIn = finder<string>('Picture', 'Block')

/** The pictures of blocks; those of blocks inside of others are listed themselves. */
const inBlocks = <Value>(manifest: Manifest, find: ReturnType<typeof finder<Value>>) =>
  listedBlocks(manifest).flatMap(({ block, pointer }) => ('columns' in block ? [] : find(block, pointer)))

const blockImages = (manifest: Manifest) =>
  [
    ...inBlocks(manifest, pathsIn),
    ...inBlocks(manifest, picturesIn).map(({ pointer, value: { src } }) => ({ pointer: `${pointer}/src`, value: src })),
  ].map(({ pointer, value }) => ({
    pointer,
    address: value,
    effect: 'players see an empty place instead of the picture',
  }))

/** The videos of blocks under public/, and their captions. */
const videoFiles = (manifest: Manifest) =>
  listedBlocks(manifest).flatMap(({ block, pointer }) =>
    block.use === 'video'
      ? [
          { pointer: `${pointer}/video`, address: block.video },
          ...Object.entries(block.captions ?? {}).map(([language, address]) => ({
            pointer: `${pointer}/captions/${language}`,
            address,
          })),
        ].filter(({ address }) => address.startsWith('/'))
      : [],
  )

const videosAreThere: Rule = (manifest, { files }) =>
  videoFiles(manifest).flatMap(({ pointer, address }): RuleFinding[] => {
    if (!files || files.has(address)) return []
    const suggestion = suggest(address, [...files.keys()])
    const message = `public${address} does not exist.`
    return [
      {
        code: 'assets/absent-video',
        pointer,
        message,
        suggestion,
        effect: 'the video cannot be played, or has no captions',
      },
    ]
  })

const mostBytes = 300_000

const picturesAreLight: Rule = (manifest, { files }) =>
  blockImages(manifest).flatMap(({ pointer, address }): RuleFinding[] => {
    const size = files?.get(address) ?? 0
    if (size <= mostBytes) return []
    const message = `The picture is ${kilobytes(size)}; it should be at most ${kilobytes(mostBytes)}.`
    return [{ code: 'assets/large-picture', pointer, message, effect: 'it shows late on slow connections' }]
  })

const sizesAreRight: Rule = (manifest, { files, pictureSize }) =>
  inBlocks(manifest, picturesIn).flatMap(({ pointer, value }): RuleFinding[] => {
    const size = files?.has(value.src) ? pictureSize?.(value.src) : undefined
    if (!size || Math.abs((value.width * size.height) / (value.height * size.width) - 1) < 0.01) return []
    const { width, height } = { width: Math.round(size.width), height: Math.round(size.height) }
    const message = `The picture is ${width} × ${height}, which is not in the proportion of ${value.width} × ${value.height}.`
    const fix = { pointer, value: { ...value, width, height } }
    return [{ code: 'assets/wrong-size', pointer, message, fix, effect: 'the picture is cut off at its edges' }]
  })

const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1000)} KB`

const areThere: Rule = (manifest, { files }) =>
  namedImages(manifest).flatMap(({ pointer, address, effect }): RuleFinding[] => {
    if (!files || files.has(address)) return []
    const message = `public${address} does not exist.`
    return [{ code: 'assets/absent', pointer, message, suggestion: suggest(address, [...files.keys()]), effect }]
  })

const areLight: Rule = (manifest, { files }) =>
  names.flatMap((name): RuleFinding[] => {
    const size = files?.get(manifest[name] ?? '') ?? 0
    if (size <= limits[name]) return []
    const message = `The ${name === 'icon' ? 'icon' : 'logo'} is ${kilobytes(size)}; it should be at most ${kilobytes(limits[name])}.`
    return [{ code: 'assets/too-heavy', pointer: `/${name}`, message, effect: 'pages show later on slow connections' }]
  })

/** Rules about the brand’s images. */
export const assets: Rule[] = [areThere, areLight, videosAreThere, picturesAreLight, sizesAreRight]
