import appPackage from '../../../package.json' with { type: 'json' }
import { formatDiagnostic } from '#engine/manifest/format.ts'
import { pageHead } from '../head/page-head.ts'
import { problemsOf, withStandIns, type Brand } from '../brands/brands.ts'
import type { StandIns } from '../brands/stand-ins.ts'
import { manifestFor } from '../brands/environment.ts'
import { pageFiles } from './pages.ts'
import { renderShell } from './shell.ts'

/**
 * Renders a brand’s page for the dev server, with the brand’s settings for development. The dev server sends the styles
 * itself: the strict policy and inlined fonts are only for published pages.
 */
export function devPage(brand: Brand, page: string, standIns: StandIns, firstScript: string): string {
  const { manifest, inlined, diagnostics } = brand
  const problems = problemsOf(brand)
  for (const diagnostic of diagnostics) console.error(`${formatDiagnostic(diagnostic)}\n`)
  const fonts = `<link rel="stylesheet" href="/engine/theme/fonts/${manifest.theme.font}.css" />`
  const [file] = pageFiles(manifest)
  const parts = {
    page: page.replace('</head>', `${fonts}</head>`),
    version: `${appPackage.version}+dev`,
    firstScript,
    file: file!,
    assets: { scripts: [], styles: [] },
    head: pageHead(manifest, { page: undefined, language: file!.language, heading: '' }),
    ...(problems.length > 0 && { problems }),
  }
  const shown = withStandIns(manifestFor(manifest, { environment: 'development' }), standIns)
  return renderShell(shown, parts, JSON.stringify(inlined === manifest ? shown : (inlined ?? {}))).html
}
