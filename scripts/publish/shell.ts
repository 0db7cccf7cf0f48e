import type { Manifest } from '#manifest'
import { directionOf } from '../../engine/i18n/direction.ts'
import { themeCss } from '../../engine/theme/theme-css.ts'
import { brandHead } from './brand-head.ts'
import type { FontAssets } from './build-assets.ts'
import { contentSecurityPolicy, reportingHeader } from './csp.ts'
import { framedOrigins } from './framed-origins.ts'
import { shellScript } from './shell-script.ts'
import { pageVendors } from './vendor-hosts.ts'
import { webAppTags } from './web-app.ts'

/** What a shell shows and loads besides its manifest. */
interface ShellParts {
  /** The page with its `<!-- brand:… -->` places, as the build or the dev server made it. */
  page: string
  /** `1.7.51+1a2b3c4d` */
  version: string
  /** Absent where the page brings its own. */
  font?: FontAssets
  scripts: readonly string[]
  styles: readonly string[]
  /** Paths under the API that the main page asks for at once. */
  calls: readonly string[]
  /** Origins that stand in for vendors’ real ones. */
  origins?: Record<string, string>
}

/** A brand’s page, and the headers it is served with. */
export interface Shell {
  html: string
  headers: Record<string, string>
}

/** Text inside a `<script>`: nothing in it may end the element. */
const escapeScript = (text: string) => text.replaceAll('<', '\\u003c')

/** Fills a page with a brand. `inlined` is the manifest that the engine reads: as a rule, the same one. */
export function renderShell(manifest: Manifest, parts: ShellParts, inlined: unknown = manifest): Shell {
  const { id, theme, languages, logo, icon, api } = manifest
  const script = shellScript(manifest, { arabicFace: parts.font?.arabic ?? '', calls: parts.calls })
  const style = `${themeCss(theme)}\n${parts.font?.css ?? ''}`
  const language = languages[0]
  const head = [
    ...brandHead(manifest),
    `<meta name="theme-color" content="${theme.tokens.background[theme.default]}" />`,
    ...(icon ? [`<link rel="icon" type="image/svg+xml" href="${icon}" />`] : []),
    ...webAppTags(manifest),
    `<script>${script}</script>`,
    `<style>${style}</style>`,
    ...(parts.font?.latin ?? []).map((face) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${face}" />`),
    ...parts.scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`),
  ]
  // After the engine’s own, which the build puts at the end of the head.
  const blockStyles = parts.styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}" />`)
  const root = `<html lang="${language}" dir="${directionOf(language)}" data-brand="${id}" data-theme="${theme.default}" data-version="${parts.version}">`
  const html = parts.page
    .replace(/<html[^>]*>/, () => root)
    .replace('<!-- brand:head -->', () => head.join('\n    '))
    .replace('</head>', () => `${blockStyles.join('\n    ')}\n  </head>`)
    .replace('<!-- brand:splash -->', () => (logo ? `<div class="splash"><img src="${logo}" alt="" width="160" height="40" /></div>` : ''))
    .replace('<!-- brand:manifest -->', () => `<script type="application/json" id="manifest">${escapeScript(JSON.stringify(inlined))}</script>`)
  const { production } = manifest.services
  const vendors = pageVendors(manifest, parts.origins)
  const policy = contentSecurityPolicy({ script, style, api: api.production, frames: framedOrigins(manifest), vendors, errors: production.errors })
  return { html, headers: { ...fixedHeaders, ...reportingHeader(production), 'content-security-policy': policy } }
}

/** What is the same for every brand. */
export const fixedHeaders = {
  'x-content-type-options': 'nosniff',
  // Without the path even for our own host: files are asked for before the secret of a letter’s link is out of the address.
  'referrer-policy': 'strict-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
}
