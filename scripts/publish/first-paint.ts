import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import type { Manifest } from '#manifest'
import type { PaintedTexts } from './brand-texts.ts'
import { rulesFor, type Sheet } from './critical-css.ts'
import { painterFile } from './painter-file.ts'

/** What a shell shows before any script and style sheet has loaded. */
export interface FirstPaint {
  /** The frame and the main page for a visitor, without attributes for automation, links and screen readers. */
  markup: string
  /** Templates of other pages, which wait for their style sheets. */
  templates: string
  /** The CSS rules that the frame and the main page need. */
  css: string
  /** The first namespace of the first language as JSON. */
  texts: string
}

interface Painter {
  paint(manifest: Manifest, texts: PaintedTexts): { frame: string; others: string }
}

/**
 * Returns a function that paints brands with the code of a build. `texts` are the brand’s in its first language,
 * `sheets` the styles of the frame and the main page.
 */
export function firstPainter(
  build: string,
): (manifest: Manifest, texts: PaintedTexts, sheets: readonly Sheet[]) => FirstPaint {
  const { paint } = createRequire(import.meta.url)(resolve(build, painterFile)) as Painter
  return (manifest, texts, sheets) => {
    const { frame, others } = paint(manifest, texts)
    const style = withoutStyles()
    const markup = style.of(makeInert(frame))
    const templates = style.of(withTimes(makeInert(others)))
    return {
      markup,
      templates,
      css: rulesFor(rootOf(manifest) + markup, sheets) + style.rules(),
      texts: JSON.stringify(texts.common),
    }
  }
}

/** The looks of the page’s root, which rules for the markup need. */
const rootOf = ({ theme }: Manifest) => `<html data-hero="${theme.hero}" data-headings="${theme.headings}">`

/** Attributes end at the next quotation mark: serialised markup escapes quotation marks in text and values. */
const interactiveAttributes =
  / (id|title|tabindex|lang|aria-(label|labelledby|controls|hidden|haspopup)|data-(page|state|content|game|jackpot|connection|discover))="[^"]*"/g

/** What fields and buttons have for those who use them. */
const fieldAttributes =
  / (type="button"|(autoComplete|autoCapitalize|spellCheck|enterKeyHint|maxLength|name|aria-keyshortcuts)="[^"]*")/g

/** What icons have for tests and for files of their own. */
const iconNames = / xmlns="[^"]*"|(?<= class=")lucide lucide-[\w-]+ ?/g

/** Makes the markup inert: nothing in it can be found, named or focused. */
const makeInert = (markup: string) =>
  markup
    .replace(/<link [^>]*>/g, '')
    .replace(interactiveAttributes, '')
    .replace(fieldAttributes, '')
    .replace(iconNames, '')
    .replaceAll(' class=""', '')
    .replaceAll(' data-block="', ' data-part="')
    .replace(/<(\/?)main\b/g, '<$1div')

/** Writes places that are alike once, with their number (engine/early/other-page.ts). */
const withTimes = (markup: string) =>
  markup.replace(/<li((?:(?!<\/li>).)*<\/li>)(?:<li\1)+/gs, (all, place: string) => {
    const times = all.length / (place.length + '<li'.length)
    return `<li data-times="${times}"${place}`
  })

/** Turns style attributes into rules, because a strict policy only allows hashed styles. */
function withoutStyles() {
  const styles: string[] = []
  return {
    of: (markup: string) =>
      markup.replace(/ style="([^"]*)"/g, (_attribute, style: string) => {
        if (!styles.includes(style)) styles.push(style)
        return ` data-style="${styles.indexOf(style)}"`
      }),
    rules: () =>
      styles
        .map(
          (style, index) =>
            `#painted [data-style="${index}"]{${style.replaceAll('&quot;', '"').replaceAll('&#x27;', "'")}}`,
        )
        .join(''),
  }
}
