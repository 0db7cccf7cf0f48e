/** Previews with a page in place of Studio that a test steers: `node serve.ts <port>`. */
import type { Sandbox } from '../../../sandbox/app/server.ts'
import { rolldown } from 'rolldown'
import { buildPreview, previewFolder } from '../../../scripts/studio/preview-build.ts'
import { servePreviews } from '../../../scripts/studio/serve-previews.ts'
import { token } from './token.ts'

const port = Number(process.argv[2])
const origin = `http://studio.localhost:${port}`

const bundle = await rolldown({ input: 'tests/tools/studio/check-page.ts' })
const { output } = await bundle.generate({ format: 'esm' })

/** Serves the page on Studio’s host, and on one of another origin. */
async function mount(app: Sandbox['app']) {
  for (const name of ['studio', 'forger']) {
    const constraints = { host: `${name}.localhost:${port}` }
    const schema = { hide: true }
    app.get('/check.js', { constraints, schema }, (_request, reply) =>
      reply.type('text/javascript').send(output[0].code),
    )
    app.get('/', { constraints, schema }, (_request, reply) =>
      reply
        .type('text/html')
        .send('<!doctype html><title>Check</title><script type="module" src="/check.js"></script>'),
    )
  }
}

await buildPreview()
const sandbox = await servePreviews({
  port,
  manifests: process.env.MANIFESTS ?? 'manifests',
  build: previewFolder,
  database: ':memory:',
  control: true,
  jackpotInterval: 0,
  origin,
  token,
  mount,
})
process.once('SIGTERM', () => void sandbox.close().then(() => process.exit(0)))
console.log('ready')
