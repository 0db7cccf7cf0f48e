import type { Manifest } from '#manifest'
import { widgetTitle } from '../../explain/titles.ts'
import { missing, type Item } from './item.ts'
import { stringsIn } from './strings.ts'

/** Returns the links of the frame: static pages by their ids, and addresses. */
const links = ({ frame }: Manifest) =>
  stringsIn(frame, '')
    .filter(({ pointer }) => /\/(page|pages\/\d+|url|link|href)$/.test(pointer))
    .map(({ text }) => text)

const legal = { terms: /terms/i, privacy: /privacy/i }

/** Terms and privacy. */
export const terms: Item = {
  code: 'live/terms',
  title: 'Terms and privacy',
  open: ({ manifest }) =>
    Object.entries(legal).flatMap(([name, pattern]) => {
      if (links(manifest).some((link) => pattern.test(link))) return []
      const message = `No link around the pages leads to the ${name}: add the text page “${name}” to the links of the footer.`
      return [missing({ code: 'live/terms', pointer: '/frame/footer', message })]
    }),
  done: () => 'linked: read both pages of your platform in each language',
}

const contact = /^(mailto:|tel:|https:\/\/(t\.me|wa\.me)\/)./i

/** Where players get help. */
export const support: Item = {
  code: 'live/support',
  title: 'Support',
  open: ({ manifest }) => {
    const { chats, frame, pages } = manifest
    const hasContact = stringsIn({ frame, pages }, '').some(({ text }) => contact.test(text))
    if (chats.length > 0 || hasContact) return []
    const message =
      'Players reach nobody: add a support chat, or a link to an address such as mailto:… around the pages.'
    return [missing({ code: 'live/support', pointer: '/chats', message })]
  },
  done: ({ chats }) => chats.map(({ use }) => widgetTitle('Chat', use)).join(', ') || 'a contact is linked',
}

/** The pictures that stand in for a brand’s own. */
const neutral = '/brands/neutral/'

/** The logo and the icon. */
export const logo: Item = {
  code: 'live/logo',
  title: 'Logo for both themes, and icon',
  open: ({ manifest }) =>
    (['logo', 'icon'] as const)
      .filter((key) => manifest[key].startsWith(neutral))
      .map((key) =>
        missing({
          code: 'live/logo',
          pointer: `/${key}`,
          part: 'value',
          message: `The ${key} is the neutral one: choose the brand’s own, an SVG that is legible in both themes, in public/brands/${manifest.id}.`,
        }),
      ),
  done: (manifest) => `${manifest.logo}, ${manifest.icon}`,
}

/** The picture of link previews. */
export const sharePicture: Item = {
  code: 'live/share-picture',
  title: 'Picture of link previews',
  open: ({ manifest: { id, seo } }) =>
    seo.image === undefined
      ? [
          missing({
            code: 'live/share-picture',
            pointer: '/seo/image',
            message: `A shared link has no picture: choose one of 1200 × 630 pixels in public/brands/${id}.`,
          }),
        ]
      : [],
  done: ({ seo }) => String(seo.image),
}
