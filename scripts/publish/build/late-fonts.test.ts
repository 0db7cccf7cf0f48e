import { readdirSync } from 'node:fs'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { lateFonts } from './late-fonts.ts'

let server: ViteDevServer
beforeAll(async () => {
  server = await createServer({
    configFile: false,
    logLevel: 'silent',
    plugins: [lateFonts],
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  })
})
afterAll(() => server.close())

it.each(readdirSync('engine/theme/fonts'))(
  '%s shows in the dev server when it is loaded, in every script',
  async (file) => {
    const sheet = await server.transformRequest(`/engine/theme/fonts/${file}?direct`)
    expect(sheet!.code.match(/font-display: swap/g)!.length).toBeGreaterThan(1)
    expect(sheet!.code).not.toContain('font-display: optional')
  },
)
