import type { OwnKind } from '../../../manifest-tools/layers/content-source.ts'

/** A text of an item. */
export interface WordField {
  name: string
  label: string
  isRequired: boolean
  /** Several lines of Markdown. */
  isMarkdown?: boolean
  help?: string
  /** What a new item says; the heading says that it is new. */
  sample?: string
}

/** What Studio says and asks about a kind of content. */
export interface KindWords {
  /** Of the group. */
  label: string
  /** One item, after “a”. */
  item: string
  /** The platform’s call. */
  call: string
  /** What the group is, in a sentence. */
  about: string
  words: readonly WordField[]
  needsPicture: boolean
}

const button: WordField = { name: 'button', label: 'Button', isRequired: false }

export const kinds: Record<OwnKind, KindWords> = {
  banners: {
    label: 'Banners',
    item: 'banner',
    call: 'GET /banners',
    about: 'Pictures with words at the top of the home page or of sport, each of them a link.',
    words: [
      { name: 'title', label: 'Headline', isRequired: true },
      { name: 'text', label: 'Sentence below it', isRequired: false },
      button,
    ],
    needsPicture: true,
  },
  popups: {
    label: 'Messages',
    item: 'message',
    call: 'GET /popups',
    about: 'Windows that open by themselves, one after the other, each once in a browser.',
    words: [
      { name: 'title', label: 'Heading', isRequired: true },
      { name: 'text', label: 'Text', isRequired: true, isMarkdown: true, sample: 'What players should know.' },
      button,
    ],
    needsPicture: false,
  },
  promotions: {
    label: 'Promotions',
    item: 'promotion',
    call: 'GET /promotions',
    about: 'Offers on the page of promotions, each with its details.',
    words: [
      { name: 'title', label: 'Heading', isRequired: true },
      { name: 'text', label: 'Summary', isRequired: true, help: 'A sentence or two.', sample: 'What players get.' },
      { name: 'details', label: 'Details', isRequired: false, isMarkdown: true },
      button,
    ],
    needsPicture: true,
  },
}

export const ownKinds = Object.keys(kinds) as OwnKind[]

/** Returns the kind of a group or an item, or of something in one; undefined elsewhere. */
export function kindAt(pointer: string): OwnKind | undefined {
  const [, name] = /^\/content\/(\w+)(?:\/|$)/.exec(pointer) ?? []
  return ownKinds.find((kind) => kind === name)
}

/** Returns the pointer of the item that a pointer is in, such as `/content/banners/0`; undefined elsewhere. */
export const itemAt = (pointer: string): string | undefined =>
  kindAt(pointer) && /^\/content\/\w+\/\d+/.exec(pointer)?.[0]
