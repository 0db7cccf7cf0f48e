import type { Manifest } from '#manifest'
import { directionOf } from '#engine/i18n/direction.ts'
import type { Diagnostic } from '#manifest-tools/check/diagnostic.ts'
import { noMedia } from '#engine/first-script/style-sheets.ts'
import { checkedMark } from '#manifest-tools/check/checked-mark.ts'
import { themeAttributes, themeCss } from '#engine/theme/theme-css.ts'
import type { FontAssets, PageAssets } from './build-assets.ts'
import { escapeHtml } from '../head/escape-html.ts'
import { contentSecurityPolicy, hashOf, reportingHeader } from '../policy/csp.ts'
import { framedOrigins, mediaOrigins } from '../policy/framed-origins.ts'
import { framesOfVerification, permissionsPolicy, samePermissionsPolicy } from '../policy/permissions.ts'
import { pageSettings } from './page-settings.ts'
import type { PageFile } from './pages.ts'
import { withPolicy } from '../policy/policy-meta.ts'
import type { RenderedPage } from '#engine/rendered-page.ts'
import { pageVendors } from '../policy/vendor-hosts.ts'
import { noScriptCss, notStartedCss, waitingCss } from './waiting-css.ts'
import { webAppTags } from '../head/web-app.ts'

/** The part of a page that is rendered, and what it needs to be seen. */
export interface PageBody extends RenderedPage {
  /** The rules that its elements need. */
  css: string
}

/** What a shell contains besides its manifest. */
export interface ShellParts {
  /** The page with `<!-- brand:… -->` places from the build or the dev server. */
  page: string
  /** `1.7.51+1a2b3c4d` */
  version: string
  /** The script in the head (engine/first-script). */
  firstScript: string
  /** Absent if the page has its own fonts. */
  font?: FontAssets
  file: PageFile
  assets: PageAssets
  /** The tags for search engines and link previews. */
  head: readonly string[]
  /** Absent where the browser draws the whole page. */
  body?: PageBody | undefined
  /** The first namespace in the page’s language, as JSON. */
  texts?: string
  /** The problems of a brand that cannot start, with their places in the files. */
  problems?: readonly Diagnostic[] | undefined
  /** Whether the page holds its policy, for servers that send no headers. */
  holdsPolicy?: boolean
  /** Replacements of vendors’ origins. */
  origins?: Record<string, string> | undefined
}

/** A page of a brand with its headers. */
export interface Shell {
  html: string
  headers: Record<string, string>
  /** When its content was read, in milliseconds since 1970; absent without content. */
  contentAt?: number
  /** Why reads of the platform have failed, by their addresses below `/api`. */
  failures: ReadonlyMap<string, string>
}

/** Escapes text in a `<script>`, so that it cannot end the element. */
const escapeScript = (text: string) => text.replaceAll('<', '\\u003c')

/** Renders a brand’s page. `inlined` is the manifest for the engine as JSON, usually the same; checked if the brand can start. */
export function renderShell(manifest: Manifest, parts: ShellParts, inlined = JSON.stringify(manifest)): Shell {
  const { id, theme, icon, pages } = manifest
  const { file, body, font, assets, firstScript, problems } = parts
  const { page, sheets } = takeSheets(parts)
  const settings = pageSettings(manifest, file, {
    files: [...assets.scripts.map(rooted), ...(body ? [] : sheets)],
    arabicFace: font?.arabic,
    sheets: body ? sheets.length : 0,
    content: body?.content,
  })
  const style = [
    themeCss(theme),
    font?.css,
    body?.css,
    body && waitingCss(manifest),
    body && noScriptCss,
    body && notStartedCss,
  ]
    .filter(Boolean)
    .join('\n')
  const head = [
    ...parts.head,
    `<meta name="theme-color" content="${theme.tokens.background[theme.default]}" />`,
    ...(icon ? [`<link rel="icon" type="image/svg+xml" href="${icon}" />`] : []),
    ...webAppTags(manifest),
    data('settings', JSON.stringify(settings)),
    `<script>${firstScript}</script>`,
    `<style>${style}</style>`,
    ...(font?.latin ?? []).map(
      (face) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${face}" />`,
    ),
    // Enabled together by the script above: until then the page is drawn by its own rules. Those of code that comes later follow.
    ...sheets.map(
      (sheet) => `<link rel="stylesheet" crossorigin href="${sheet}"${body ? ` media="${noMedia}"` : ''} />`,
    ),
  ]
  const looks = {
    lang: file.language,
    dir: directionOf(file.language),
    'data-brand': id,
    'data-theme': theme.default,
    ...themeAttributes(theme),
    'data-version': parts.version,
    ...(file.page && pages[file.page].layout === 'stage' && { 'data-stage': '' }),
    ...(manifest.playerProtection.officialBar && { 'data-official': '' }),
  }
  const ofFile = {
    id: 'root',
    ...(body && file.path && { 'data-path': file.path }),
    ...(body && { 'data-texts': body.namespaces.join(' '), 'data-boundaries': String(body.boundaries) }),
    ...(body?.hasOtherIcons && { 'data-icons': '' }),
  }
  const places: Record<string, string> = {
    '<!-- brand:head -->': head.join('\n'),
    '<!-- brand:root -->': `<div${attributes(ofFile)}>${body?.html ?? ''}</div>`,
    '<!-- brand:data -->': [
      data('manifest', inlined, problems === undefined),
      ...(problems ? [data('problems', JSON.stringify(problems))] : []),
      ...(parts.texts ? [data('texts', `{"${file.language}":{"common":${parts.texts}}}`)] : []),
      ...(body?.content ? [data('page-content', JSON.stringify(body.content))] : []),
    ].join('\n'),
  }
  const headers = pageHeaders(manifest, firstScript, [hashOf(style)], parts.origins)
  const policy = headers['content-security-policy']!
  // In one pass over the short page: each pass over the whole one copies it.
  const html = (parts.holdsPolicy ? withPolicy(page, policy) : page)
    .replace(/<html[^>]*>/, () => `<html${attributes(looks)}>`)
    // Typefaces and the first responses come before it: the page needs no script to be seen.
    .replace('<script type="module"', (engine) => (body ? `${engine} fetchpriority="low"` : engine))
    .replace(/<!-- brand:\w+ -->/g, (place) => places[place] ?? place)
  return {
    html,
    headers,
    ...(body?.content && { contentAt: body.content.at }),
    failures: body?.failures ?? new Map(),
  }
}

/** Returns the headers of pages with these styles, with the complete policy. */
function pageHeaders(
  manifest: Manifest,
  firstScript: string,
  styles: readonly string[],
  origins?: Record<string, string>,
): Record<string, string> {
  const { api, services } = manifest
  const policy = contentSecurityPolicy({
    script: firstScript,
    styles,
    api: api.production,
    frames: framedOrigins(manifest),
    media: mediaOrigins(manifest),
    vendors: pageVendors(manifest, origins),
    errors: services.production.errors,
  })
  return {
    ...fixedHeaders(),
    ...reportingHeader(services.production),
    'permissions-policy': permissionsPolicy(framesOfVerification(manifest)),
    'content-security-policy': policy,
  }
}

/** Returns JSON in a page, as an element of that id; a manifest that was checked has a mark (engine/boot/read-manifest.ts). */
export function data(id: string, json: string, isChecked = false): string {
  const text = escapeScript(json)
  const mark = isChecked ? ` data-checked="${checkedMark(text)}"` : ''
  return `<script type="application/json"${mark} id="${id}">${text}</script>`
}

const attributes = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('')

const rooted = (file: string) => `/${file}`

/** Returns the page without the style sheets that its markup names, and the addresses of these and the page’s own, in their order. */
function takeSheets({ page, assets }: ShellParts) {
  const link = /\s*<link rel="stylesheet"[^>]* href="\/(assets\/[^"]+)"[^>]*>/g
  const own = [...page.matchAll(link)].map(([, file]) => file!)
  return { page: page.replace(link, ''), sheets: [...new Set([...own, ...assets.styles])].map(rooted) }
}

/** Returns the headers that all pages of all brands have. */
export const fixedHeaders = () => ({
  'x-content-type-options': 'nosniff',
  // Without the path even for our own host: files are requested before the secret of an email link is removed from the
  // address.
  'referrer-policy': 'strict-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  // What is the same for all brands: `headers` of a version’s record names the frames of each.
  'permissions-policy': samePermissionsPolicy(),
})
