import type { Manifest } from '#manifest'
import { directionOf } from '#engine/i18n/direction.ts'
import type { Diagnostic } from '#engine/manifest/diagnostic.ts'
import { checkedMark } from '#engine/manifest/checked-mark.ts'
import { themeCss } from '#engine/theme/theme-css.ts'
import { themeKey } from '#engine/theme/theme-key.ts'
import { brandHead } from './brand-head.ts'
import type { FontAssets } from './build-assets.ts'
import { contentSecurityPolicy, reportingHeader } from './csp.ts'
import type { FirstPaint } from './first-paint.ts'
import { otherPageScript } from './early-script.ts'
import { framedOrigins } from './framed-origins.ts'
import { minified } from './minified.ts'
import type { PageAhead } from './pages-ahead.ts'
import { noMedia, paintedCss, paintedFrame, paintedScript, sheetsScript } from './painted-frame.ts'
import { withPolicy } from './policy-meta.ts'
import { shellScript } from './shell-script.ts'
import { unloadedCss } from './unloaded.ts'
import { pageVendors } from './vendor-hosts.ts'
import { webAppTags } from './web-app.ts'

/** What a shell contains besides its manifest. */
interface ShellParts {
  /** The page with `<!-- brand:… -->` placeholders from the build or the dev server. */
  page: string
  /** `1.7.51+1a2b3c4d` */
  version: string
  /** Absent if the page has its own fonts. */
  font?: FontAssets
  scripts: readonly string[]
  styles: readonly string[]
  /** Scripts and styles that only the main page needs. */
  mainFiles: readonly string[]
  /** Absent if the brand cannot be painted. */
  firstPaint?: FirstPaint | undefined
  /** Paths under the API that the main page calls at once. */
  calls: readonly string[]
  /** What other pages need at once. */
  elsewhere: readonly PageAhead[]
  /** The script that shows those of them that are painted. Absent on the dev server. */
  otherPage?: string | undefined
  /** The problems of a brand that cannot start, with their places in the files. */
  problems?: readonly Diagnostic[] | undefined
  /** Whether the page holds its policy, for servers that send no headers. */
  holdsPolicy?: boolean
  /** Replacements of vendors’ origins. */
  origins?: Record<string, string> | undefined
}

/** A brand’s page with its headers. */
export interface Shell {
  html: string
  headers: Record<string, string>
}

/** Returns the words by which the scripts of otherwise equal brands differ. */
export const ownWords = ({ id, api }: Manifest) => [themeKey(id), api.production]

/** Escapes text in a `<script>`, so that it cannot end the element. */
const escapeScript = (text: string) => text.replaceAll('<', '\\u003c')

/** Renders a brand’s page. `inlined` is the manifest for the engine as JSON, usually the same. */
export function renderShell(manifest: Manifest, parts: ShellParts, inlined = JSON.stringify(manifest)): Shell {
  const { id, theme, languages, icon, api } = manifest
  const { firstPaint, font } = parts
  const { page, sheets } = takeSheets(parts)
  const words = ownWords(manifest)
  const script = minified(
    shellScript(manifest, {
      arabicFace: font?.arabic ?? '',
      calls: parts.calls,
      elsewhere: parts.elsewhere,
      files: [...parts.scripts, ...(firstPaint ? sheets : []).map((sheet) => sheet.slice(1))],
      mainFiles: parts.mainFiles,
      holdsTexts: firstPaint !== undefined,
    }),
    words,
  )
  const style = [
    themeCss(theme),
    font?.css,
    firstPaint?.css,
    firstPaint && paintedCss(manifest),
    firstPaint && unloadedCss,
  ]
    .filter(Boolean)
    .join('\n')
  const language = languages[0]
  const head = [
    ...brandHead(manifest),
    `<meta name="theme-color" content="${theme.tokens.background[theme.default]}" />`,
    // The painted frame is shown whole, with its links marked, where the parser pauses within it too.
    ...(firstPaint ? ['<link rel="expect" href="#root" blocking="render" />'] : []),
    ...(icon ? [`<link rel="icon" type="image/svg+xml" href="${icon}" />`] : []),
    ...webAppTags(manifest),
    `<script>${script}</script>`,
    `<style>${style}</style>`,
    ...(font?.latin ?? []).map(
      (face) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${face}" />`,
    ),
  ]
  const painted = minified(paintedScript(manifest), words)
  const others = firstPaint && parts.otherPage ? minified(otherPageScript(parts.elsewhere, parts.otherPage)) : ''
  const together = minified(sheetsScript(sheets.length))
  const links = [
    ...(others ? [firstPaint?.templates, `<script>${others}</script>`] : []),
    ...(firstPaint ? [`<script>${together}</script>`] : []),
    ...sheets.map(
      (file) => `<link rel="stylesheet" crossorigin href="${file}"${firstPaint ? ` media="${noMedia}"` : ''} />`,
    ),
  ].join('\n')
  const root = `<html lang="${language}" dir="${directionOf(language)}" data-brand="${id}" data-theme="${theme.default}" data-hero="${theme.hero}" data-headings="${theme.headings}" data-version="${parts.version}">`
  const { production } = manifest.services
  const inline = firstPaint ? [script, painted, together, ...(others ? [others] : [])] : script
  const vendors = pageVendors(manifest, parts.origins)
  const policy = contentSecurityPolicy({
    script: inline,
    style,
    api: api.production,
    frames: framedOrigins(manifest),
    vendors,
    errors: production.errors,
  })
  const headers = { ...fixedHeaders, ...reportingHeader(production), 'content-security-policy': policy }
  const places: Record<string, string> = {
    '<!-- brand:head -->': head.join('\n'),
    '<!-- brand:painted -->': firstPaint ? paintedFrame(firstPaint.markup, painted) : '',
    '<!-- brand:manifest -->':
      data('manifest', inlined, firstPaint !== undefined) +
      (parts.problems?.length ? data('problems', JSON.stringify(parts.problems)) : '') +
      (firstPaint ? data('texts', `{"${language}":{"common":${firstPaint.texts}}}`) : ''),
    [firstPaint ? '</body>' : '</head>']: `${links}\n${firstPaint ? '</body>' : '</head>'}`,
  }
  // In one pass over the short page: each pass over the whole one copies it.
  const html = (parts.holdsPolicy ? withPolicy(page, policy) : page)
    .replace(/<html[^>]*>/, () => root)
    // Typefaces and the first responses come before it: the painted frame needs no script.
    .replace('<script type="module"', (engine) => (firstPaint ? `${engine} fetchpriority="low"` : engine))
    .replace(/<!-- brand:\w+ -->|<\/body>|<\/head>/g, (place) => places[place] ?? place)
  return { html, headers }
}

/** Returns JSON in a page, as an element of that id; a manifest that was checked has a mark (engine/boot/read-manifest.ts). */
export function data(id: string, json: string, isChecked = false): string {
  const text = escapeScript(json)
  const mark = isChecked ? ` data-checked="${checkedMark(text)}"` : ''
  return `<script type="application/json"${mark} id="${id}">${text}</script>`
}

/**
 * Returns the page without the style sheets that its markup names, and the addresses of these and the blocks’. Linked after the
 * painted frame, they do not delay its first paint; the shell contains the rules for that.
 */
function takeSheets({ page, styles }: ShellParts) {
  const link = /\s*<link rel="stylesheet"[^>]* href="\/(assets\/[^"]+)"[^>]*>/g
  const own = [...page.matchAll(link)].map(([, file]) => file!)
  return { page: page.replace(link, ''), sheets: [...own, ...styles].map((file) => `/${file}`) }
}

export const fixedHeaders = {
  'x-content-type-options': 'nosniff',
  // Without the path even for our own host: files are requested before the secret of an email link is removed from the
  // address.
  'referrer-policy': 'strict-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
}
