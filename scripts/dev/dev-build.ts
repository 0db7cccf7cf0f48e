import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { EnvironmentModuleNode, ViteDevServer } from 'vite'
import appPackage from '../../package.json' with { type: 'json' }
import type { JsonObject } from '#manifest-tools/json/pointer.ts'
import { brandTexts } from '../publish/brands/brand-texts.ts'
import type { Build } from '../publish/render/brand-pages.ts'
import type { Renderer } from '#engine/rendered-page.ts'

const renderFile = '/engine/render.tsx'
/** Rules that only the start of the page imports. */
const baseSheet = 'engine/ui/base.css'

/** Returns what pages are made with while Vite serves the sources: they are rendered by the code as it is at that time. */
export async function devBuild(server: ViteDevServer, firstScript: string): Promise<Build> {
  const load = () => server.ssrLoadModule(renderFile) as Promise<Renderer>
  const renderer: Renderer = {
    renderPage: async (page) => (await load()).renderPage(page),
    listItems: async (manifest, sendGet) => (await load()).listItems(manifest, sendGet),
  }
  return {
    folder: '.',
    version: `${appPackage.version}+dev`,
    page: await server.transformIndexHtml('/', readFileSync('index.html', 'utf8')),
    assets: {
      buildId: 'dev',
      firstScript,
      // Vite sends typefaces, scripts and styles itself.
      font: () => ({ css: '', latin: [], arabic: '' }),
      page: () => ({ scripts: [], styles: [] }),
      css: () => '',
      renderer,
      texts: (manifest, language) => brandTexts(manifest, language, productTexts(language)),
      serviceWorker: () => '',
    },
  }
}

const productTexts = (language: string) => {
  const folder = join('public/locales', language)
  return Object.fromEntries(
    readdirSync(folder).map((file) => [
      basename(file, '.json'),
      JSON.parse(readFileSync(join(folder, file), 'utf8')) as JsonObject,
    ]),
  )
}

/**
 * Returns the style sheets of all that has been rendered so far, as elements that Vite’s client takes over: without them a page would
 * have no looks until its scripts have run.
 */
export async function devStyles(server: ViteDevServer): Promise<string> {
  const { config, environments } = server
  const renderer = await environments.ssr.moduleGraph.getModuleByUrl(renderFile)
  const sheets = [join(config.root, baseSheet), ...sheetsOf(renderer)]
  // Not as modules of the browser: Vite would reload the page where one changes that nothing imports there.
  const elements = await Promise.all(
    sheets.map(async (file) => {
      const { default: text } = (await server.ssrLoadModule(`${file}?inline`)) as { default: string }
      return `<style data-vite-dev-id="${file}">${text}</style>`
    }),
  )
  return elements.join('\n')
}

/** Returns the files of the style sheets that a module imports, in the order in which they are evaluated. */
function sheetsOf(module: EnvironmentModuleNode | undefined, seen = new Set<EnvironmentModuleNode>()): string[] {
  if (!module || seen.has(module)) return []
  seen.add(module)
  if (module.id?.endsWith('.css')) return [module.id]
  return [...module.importedModules].flatMap((imported) => sheetsOf(imported, seen))
}
