import { suggest } from '#engine/manifest/suggest.ts'
import type { Rule, RuleFinding } from '#engine/manifest/rule.ts'

/** Size limits in bytes: these images are loaded before the first page shows. */
const limits = { logo: 20_000, icon: 10_000 }

const names = Object.keys(limits) as (keyof typeof limits)[]

const areThere: Rule = (manifest, { files }) =>
  names.flatMap((name): RuleFinding[] => {
    if (!files || files.has(manifest[name])) return []
    const message = `public${manifest[name]} does not exist.`
    const effect =
      name === 'logo' ? 'every page shows a broken image instead of the logo' : 'the browser tab has no icon'
    return [
      {
        code: 'assets/absent',
        pointer: `/${name}`,
        message,
        suggestion: suggest(manifest[name], [...files.keys()]),
        effect,
      },
    ]
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
