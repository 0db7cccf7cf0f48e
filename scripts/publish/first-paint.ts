import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import type { Manifest } from '#manifest'
import { rulesFor, type Sheet } from './critical-css.ts'
import { painterFile } from './painter-build.ts'

/** What a shell shows before any script and style sheet has come. */
export interface FirstPaint {
  /** The frame and the main page as a visitor first sees them, without what automation, links and screen readers go by. */
  markup: string
  /** The rules of the site’s style sheets that the markup needs. */
  css: string
  /** The first namespace of the first language, as JSON. */
  texts: string
}

interface Painter {
  paint(manifest: Manifest, texts: object): string
}

/** Paints brands with the code of a build; `texts` are those of the brand’s first language, `sheets` what the running frame and main page have. */
export function firstPainter(
  build: string,
): (manifest: Manifest, texts: object, sheets: readonly Sheet[]) => FirstPaint {
  const { paint } = createRequire(import.meta.url)(resolve(build, painterFile)) as Painter
  return (manifest, texts, sheets) => {
    const { markup, css } = withoutStyles(still(paint(manifest, texts)))
    return { markup, css: rulesFor(markup, sheets) + css, texts: JSON.stringify(texts) }
  }
}

/** In serialised markup a quotation mark ends an attribute: text and values have theirs escaped. */
const lively =
  / (id|title|tabindex|lang|aria-(label|labelledby|controls|hidden|haspopup)|data-(page|state|content|jackpot|connection|discover))="[^"]*"/g

/** The markup as a picture: nothing in it is found, named or reached. */
const still = (markup: string) =>
  markup
    .replace(/<link [^>]*>/g, '')
    .replace(lively, '')
    .replaceAll(' data-block="', ' data-part="')
    .replace(/<(\/?)main\b/g, '<$1div')

/** A strict policy knows styles by their hash alone: those of single elements become rules. */
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
