import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import type { Renderer } from '#engine/rendered-page.ts'
import { renderFile } from '../build/build-files.ts'

/** Returns the code of a build that renders pages. It is loaded once it is needed. */
export function pageRenderer(build: string): Renderer {
  let loaded: Renderer | undefined
  const load = () => (loaded ??= createRequire(import.meta.url)(resolve(build, renderFile)) as Renderer)
  return {
    renderPage: (page) => load().renderPage(page),
    listItems: (manifest, sendGet) => load().listItems(manifest, sendGet),
  }
}
