/**
 * `npm run studio`: Studio, every brand as its preview, and the sandbox on one port of this machine. `--build` only builds what
 * they run, for tests that start several at once.
 */
import { randomBytes } from 'node:crypto'
import { userInfo } from 'node:os'
import { studioAddress } from '../studio/server/access.ts'
import { studioServer } from '../studio/server/server.ts'
import { exitIfRefused } from './port-failure.ts'
import { closeOnSignal } from './serve.ts'
import { appFolder, buildApp } from './studio/app-build.ts'
import { buildPreview, previewFolder } from './studio/preview-build.ts'
import { servePreviews } from './studio/serve-previews.ts'

const port = Number(process.env.PORT ?? 4600)
const origin = `http://studio.localhost:${port}`
const newToken = () => randomBytes(18).toString('base64url')

const [token, previewToken] = [newToken(), newToken()]
const manifests = process.env.MANIFESTS ?? 'manifests'

await buildPreview()
await buildApp()
if (process.argv.includes('--build')) process.exit(0)
const sandbox = await servePreviews({
  port,
  manifests,
  build: previewFolder,
  database: process.env.SANDBOX_DB ?? '.data/sandbox.sqlite',
  control: process.env.SANDBOX_CONTROL === '1',
  jackpotInterval: Number(process.env.SANDBOX_JACKPOT_INTERVAL ?? 2500),
  origin,
  token: previewToken,
  mount: async (app) => {
    await app.register(studioServer, {
      origin,
      token,
      manifests,
      site: process.env.SITE ?? 'site',
      build: process.env.BUILD ?? 'dist',
      app: appFolder,
      by: userInfo().username,
      preview: (id) => `http://${id}.localhost:${port}`,
      frames: `http://*.localhost:${port}`,
      previewToken,
    })
  },
}).catch(exitIfRefused(port, 'npm run studio'))
closeOnSignal(sandbox.close)
console.log(`\nStudio  ${studioAddress({ origin, token })}\n`)
