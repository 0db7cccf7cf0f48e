import type { Manifest } from '#manifest'
import { child } from '../../json/pointer.ts'
import type { Context, Rule } from '../../check/rule.ts'
import type { Finding } from '../../check/diagnostic.ts'
import { lie, type Item } from './item.ts'
import { stringsIn, type Written } from './strings.ts'

const code = 'live/other-brand'

/** No brand’s name has more words. */
const mostWords = 4

/** Returns the sequences of words of a text, joined by what is between them, longest first. */
function sequences(text: string): string[] {
  const words = [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(({ index, 0: word }) => [index, index + word.length])
  const found: string[] = []
  for (let size = Math.min(mostWords, words.length); size > 0; size--)
    for (let at = 0; at + size <= words.length; at++) found.push(text.slice(words[at]![0], words[at + size - 1]![1]))
  return found
}

/** The settings that name a brand by its id or project: addresses, accounts and pictures. */
const accounts = ['api', 'chats', 'games', 'hosts', 'horses', 'services', 'sport', 'telegram', 'verification']
const pictures = ['frame', 'icon', 'logo', 'logoDark', 'notFound', 'overlays', 'pages']

const within = (manifest: Manifest, sections: readonly string[]) =>
  sections.flatMap((key) => stringsIn((manifest as unknown as Record<string, unknown>)[key], `/${key}`))

const texts = (manifest: Manifest) => within(manifest, ['seo', 'texts'])
const addresses = (manifest: Manifest) => [
  ...Object.keys(manifest.hosts).map((host) => ({ pointer: child('/hosts', host), text: host })),
  ...within(manifest, accounts),
  ...within(manifest, pictures).filter(({ text }) => text.startsWith('/brands/')),
]

/** Returns the first other brand that a text names; a brand may have a longer name that contains another’s. */
function namedIn({ text }: Written, { id, name, project }: Manifest, find: (words: string) => readonly string[]) {
  const own = [id, name, project].map((each) => each.toLowerCase().replaceAll(/[-_]/g, ' '))
  for (const words of sequences(text)) {
    const other = find(words).find((each) => each !== id)
    const isOwn = own.some((each) => ` ${each} `.includes(` ${words.toLowerCase().replaceAll(/[-_]/g, ' ')} `))
    if (other !== undefined && !isOwn) return { other, words }
  }
  return undefined
}

const effect = 'players read, or load, what belongs to another brand'

const finding = ({ pointer }: Written, { other, words }: { other: string; words: string }): Finding =>
  lie({
    code,
    pointer,
    message: `"${words}" is the brand ${other}: write this brand’s own.`,
    effect,
  })

const inTexts = (manifest: Manifest, { brandsCalled }: Context): Finding[] =>
  texts(manifest).flatMap((written) => {
    const named = namedIn(written, manifest, (words) => brandsCalled('name', words))
    return named ? [finding(written, named)] : []
  })

const inSettings = (manifest: Manifest, { brandsCalled }: Context): Finding[] =>
  addresses(manifest).flatMap((written) => {
    const find = (words: string) => brandsCalled('project', words.toUpperCase().replaceAll('-', '_'))
    const named = namedIn(written, manifest, find)
    return named ? [finding(written, named)] : []
  })

/** Names of other brands in texts and settings. */
export const otherBrands: Item = {
  code,
  title: 'No other brand’s name',
  open: ({ manifest, context }) => [...inTexts(manifest, context), ...inSettings(manifest, context)],
  done: () => 'no text or setting names another brand',
}

/** Texts are checked at once; settings, in which brands of one operator may share a vendor’s address, before going live. */
export const otherBrandsInTexts: Rule = (manifest, context) =>
  inTexts(manifest, context).map(({ severity: _severity, ...each }) => ({ ...each, effect }))
