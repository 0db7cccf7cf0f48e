import type { LicenceBlock, Manifest } from '#manifest'
import type { Rule } from '../../check/rule.ts'
import type { Finding } from '../../check/diagnostic.ts'
import { listedBlocks } from '../lists.ts'
import { missingIn, parseKey } from '../product-texts.ts'
import { notPublic } from './addresses.ts'
import { lie, type Item, type Subject } from './item.ts'
import { stringsIn, type Written } from './strings.ts'

const code = 'live/licence'

/** Words that claim a licence, in the languages of the product. */
const claim =
  /\blicen[cs]ed\b|\bregulated\b|agréée?s?(?!\p{L})|\blicenciée?s?(?!\p{L})|sous licence|lizenziert|\breguliert|con licencia|\bregulad[oa]|lisanslı|licenciran|litsenziyalangan|مرخ[َّ]*ص|دارای مجوز/iu

/** The licence blocks with a text that players can see. */
const licences = (manifest: Manifest) =>
  listedBlocks(manifest).flatMap(({ block, pointer }) => {
    const { text } = block as Partial<LicenceBlock>
    return block.use === 'licence' && text !== undefined ? [{ pointer: `${pointer}/text`, text }] : []
  })

/** Returns the texts of the brand that claim a licence, besides the licence text itself. */
function claims(manifest: Manifest): Written[] {
  const keys = licences(manifest).map(({ text }) => parseKey(text).key)
  const texts = [...stringsIn(manifest.seo, '/seo'), ...stringsIn(manifest.texts, '/texts')]
  return texts.filter(({ pointer, text }) => claim.test(text) && !keys.some((key) => pointer.endsWith(`/${key}`)))
}

const effect = 'players read of a licence that the pages do not name'

/** A text claims a licence, and nothing says which. */
const unfounded = (manifest: Manifest): Finding[] =>
  licences(manifest).length > 0
    ? []
    : claims(manifest).map(({ pointer, text }) =>
        lie({
          code,
          pointer,
          message: `“${claim.exec(text)![0]}” claims a licence, but the brand has no licence text: write one into the block “Licence and age” of the footer, or write this without the claim.`,
          effect,
        }),
      )

/** The licence text is not in every language. */
function untranslated({ manifest, context }: Subject): Finding[] {
  const lacks = missingIn(manifest, context, manifest.languages)
  return licences(manifest).flatMap(({ pointer, text }) => {
    const languages = lacks(text)
    if (languages.length === 0) return []
    const message = `The licence text "${text}" is missing in ${languages.join(', ')}: add it to the texts.`
    return [lie({ code, pointer, message, effect })]
  })
}

/** The licence, or none. */
export const licence: Item = {
  code,
  title: 'Licence text, or none',
  open: (subject) => [
    ...unfounded(subject.manifest),
    ...untranslated(subject),
    ...notPublic(code, subject.manifest.playerProtection.register, '/playerProtection/register', 'your entry'),
  ],
  done: (manifest) => {
    const [first] = licences(manifest)
    return first ? `"${first.text}" in ${manifest.languages.join(', ')}` : 'none: the pages say nothing of a licence'
  },
}

/** A licence text without a language is one of all keys without a text, which another rule finds. */
export const licenceClaims: Rule = (manifest) =>
  unfounded(manifest).map(({ severity: _severity, ...finding }) => ({ ...finding, effect }))
