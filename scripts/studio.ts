/** `npm run studio`: Studio, every brand as its preview, and the sandbox on one port of this machine. */
import { randomBytes } from 'node:crypto'
import { exitIfRefused } from './port-failure.ts'
import { closeOnSignal } from './serve.ts'
import { buildPreview, previewFolder } from './studio/preview-build.ts'
import { servePreviews } from './studio/serve-previews.ts'

const port = Number(process.env.PORT ?? 4600)
const origin = `http://studio.localhost:${port}`
const newToken = () => randomBytes(18).toString('base64url')

await buildPreview()
const sandbox = await servePreviews({
  port,
  manifests: process.env.MANIFESTS ?? 'manifests',
  build: previewFolder,
  database: process.env.SANDBOX_DB ?? '.data/sandbox.sqlite',
  control: process.env.SANDBOX_CONTROL === '1',
  jackpotInterval: Number(process.env.SANDBOX_JACKPOT_INTERVAL ?? 2500),
  origin,
  token: newToken(),
  mount: async () => undefined,
}).catch(exitIfRefused(port, 'npm run studio'))
closeOnSignal(sandbox.close)
console.log(`\nStudio  ${origin}/\n`)
