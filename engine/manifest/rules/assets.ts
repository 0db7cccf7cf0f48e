import { suggest } from '../suggest.ts'
import type { Rule, RuleFinding } from './rule.ts'

/** The most bytes that each picture of the brand should have: all of them are fetched before the first page shows. */
const limits = { logo: 20_000, icon: 10_000 }

const names = Object.keys(limits) as (keyof typeof limits)[]

const areThere: Rule = (manifest, { files }) =>
  names.flatMap((name): RuleFinding[] => {
    if (!files || files.has(manifest[name])) return []
    const message = `There is no file public${manifest[name]}.`
    const effect =
      name === 'logo' ? 'a broken picture in place of the logo, on every page' : 'the browser’s tab has no icon'
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
    const message = `The ${name} has ${kilobytes(size)}; it should have at most ${kilobytes(limits[name])}.`
    return [
      { code: 'assets/too-heavy', pointer: `/${name}`, message, effect: 'every page shows later on a slow connection' },
    ]
  })

/** The brand’s pictures. */
export const assets: Rule[] = [areThere, areLight]
