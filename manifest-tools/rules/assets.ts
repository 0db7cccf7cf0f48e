import type { Manifest } from '#manifest'
import { suggest } from '../check/suggest.ts'
import type { Rule, RuleFinding } from '../check/rule.ts'

/** Size limits in bytes: these images are loaded before the first page shows. */
const limits = { logo: 20_000, icon: 10_000 }

const names = Object.keys(limits) as (keyof typeof limits)[]

/** Every image that the manifest names, and what its absence means. */
const namedImages = ({ logo, icon, seo, hosts }: Manifest) => [
  { pointer: '/logo', address: logo, effect: 'every page shows a broken image instead of the logo' },
  { pointer: '/icon', address: icon, effect: 'the browser tab has no icon' },
  ...sharePicture('', seo),
  ...Object.entries(hosts).flatMap(([host, own]) => sharePicture(`/hosts/${host}`, own.seo)),
]

const sharePicture = (place: string, { image, languages = {} }: Partial<Manifest['seo']> = {}) =>
  Object.entries({ '': { image }, ...languages }).flatMap(([language, own]) => {
    const at = language ? `${place}/seo/languages/${language}/image` : `${place}/seo/image`
    return own.image ? [{ pointer: at, address: own.image, effect: 'link previews have no picture' }] : []
  })

const areThere: Rule = (manifest, { files }) =>
  namedImages(manifest).flatMap(({ pointer, address, effect }): RuleFinding[] => {
    if (!files || files.has(address)) return []
    const message = `public${address} does not exist.`
    return [{ code: 'assets/absent', pointer, message, suggestion: suggest(address, [...files.keys()]), effect }]
  })

const areLight: Rule = (manifest, { files }) =>
  names.flatMap((name): RuleFinding[] => {
    const size = files?.get(manifest[name]) ?? 0
    if (size <= limits[name]) return []
    const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1000)} KB`
    const message = `The ${name} is ${kilobytes(size)}; it should be at most ${kilobytes(limits[name])}.`
    return [{ code: 'assets/too-heavy', pointer: `/${name}`, message, effect: 'pages show later on slow connections' }]
  })

/** Rules about the brand’s images. */
export const assets: Rule[] = [areThere, areLight]
