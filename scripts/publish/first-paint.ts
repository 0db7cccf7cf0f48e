import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import type { Manifest } from '#manifest'
import { rulesFor, type Sheet } from './critical-css.ts'
import { painterFile } from './painter-file.ts'

/** What a shell shows before any script and style sheet has loaded. */
export interface FirstPaint {
  /** The frame and the main page for a visitor, without attributes for automation, links and screen readers. */
  markup: string
  /** The CSS rules that the markup needs. */
  css: string
  /** The first namespace of the first language as JSON. */
  texts: string
}

interface Painter {
  paint(manifest: Manifest, texts: object): string
}

/**
 * Returns a function that paints brands with the code of a build. `texts` are the brand’s in its first language,
 * `sheets` the styles of the frame and the main page.
 */
export function firstPainter(
  build: string,
): (manifest: Manifest, texts: object, sheets: readonly Sheet[]) => FirstPaint {
  const { paint } = createRequire(import.meta.url)(resolve(build, painterFile)) as Painter
  return (manifest, texts, sheets) => {
    const { markup, css } = withoutStyles(makeInert(paint(manifest, texts)))
    return { markup, css: rulesFor(rootOf(manifest) + markup, sheets) + css, texts: JSON.stringify(texts) }
  }
}

/** The looks of the page’s root, which rules for the markup need. */
const rootOf = ({ theme }: Manifest) => `<html data-hero="${theme.hero}" data-headings="${theme.headings}">`

/** Attributes end at the next quotation mark: serialised markup escapes quotation marks in text and values. */
const interactiveAttributes =
  / (id|title|tabindex|lang|aria-(label|labelledby|controls|hidden|haspopup)|data-(page|state|content|game|jackpot|connection|discover))="[^"]*"/g

/** What icons have for tests and for files of their own. */
const iconNames = / xmlns="[^"]*"|(?<= class=")lucide lucide-[\w-]+ ?/g

/** Makes the markup inert: nothing in it can be found, named or focused. */
const makeInert = (markup: string) =>
  markup
    .replace(/<link [^>]*>/g, '')
    .replace(interactiveAttributes, '')
    .replace(iconNames, '')
    .replaceAll(' class=""', '')
    .replaceAll(' data-block="', ' data-part="')
    .replace(/<(\/?)main\b/g, '<$1div')

/** Turns style attributes into rules, because a strict policy only allows hashed styles. */
function withoutStyles(markup: string) {
  const styles: string[] = []
  const plain = markup.replace(/ style="([^"]*)"/g, (_attribute, style: string) => {
    if (!styles.includes(style)) styles.push(style)
    return ` data-style="${styles.indexOf(style)}"`
  })
  return {
    markup: plain,
    css: styles
      .map(
        (style, index) =>
          `#painted [data-style="${index}"]{${style.replaceAll('&quot;', '"').replaceAll('&#x27;', "'")}}`,
      )
      .join(''),
  }
}
