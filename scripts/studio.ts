/** `npm run studio`: Studio, every brand as its preview, and the sandbox on one port of this machine. */
import { randomBytes } from 'node:crypto'
import { userInfo } from 'node:os'
import { studioAddress } from '../studio/server/access.ts'
import { studioServer } from '../studio/server/server.ts'
import { memberOf } from '../studio/server/team.ts'
import { exitIfRefused } from './port-failure.ts'
import { closeOnSignal } from './serve.ts'
import { appFolder, buildApp } from './studio/app-build.ts'
import { readOptions } from './studio/options.ts'
import { buildPreview, previewFolder } from './studio/preview-build.ts'
import { publicAddress } from './studio/public-address.ts'
import { teamSettings } from './studio/team-settings.ts'
import { servePreviews } from './studio/serve-previews.ts'

const options = readOptions(process.argv.slice(2))
const port = Number(process.env.PORT ?? 4600)
const team = readTeam()
const origin = team?.origin ?? `http://studio.localhost:${port}`
const previewOf = (id: string) => publicAddress(`http://${id}.localhost:${port}`, team?.domain)
const newToken = () => randomBytes(18).toString('base64url')

const [token, previewToken] = [newToken(), newToken()]
const manifests = process.env.MANIFESTS ?? 'manifests'

function readTeam() {
  try {
    return teamSettings(process.env)
  } catch (error) {
    console.error(`error: ${(error as Error).message}`)
    return process.exit(2)
  }
}

await buildPreview()
await buildApp()
if (options.build) process.exit(0)
const sandbox = await servePreviews({
  port,
  manifests,
  build: previewFolder,
  database: process.env.SANDBOX_DB ?? '.data/sandbox.sqlite',
  control: process.env.SANDBOX_CONTROL === '1',
  jackpotInterval: Number(process.env.SANDBOX_JACKPOT_INTERVAL ?? 2500),
  origin,
  token: previewToken,
  ...(team && { host: process.env.HOST, domain: team.domain }),
  mount: async (app) => {
    await app.register(studioServer, {
      origin,
      token,
      manifests,
      site: process.env.SITE ?? 'site',
      build: process.env.BUILD ?? 'dist',
      platform: process.env.PLATFORM,
      environment: options.environment,
      app: appFolder,
      identify: (request) => (team ? memberOf(request, team) : { by: userInfo().username, role: 'publisher' }),
      team,
      preview: previewOf,
      frames: previewOf('*'),
      previewToken,
    })
  },
}).catch(exitIfRefused(port, 'npm run studio'))
closeOnSignal(sandbox.close)
console.log(`\nStudio  ${team ? `${origin}, through its proxy` : studioAddress({ origin, token })}\n`)
