import { spawn, type ChildProcess } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const base = Number(process.env.TEST_PORT ?? 4620) + 300
const ports = { studio: base, sign: base + 1, nginx: base + 2, caddy: base + 3, ask: base + 4, http: base + 5 }
const host = 'studio.company.example'
const secret = 'b'.repeat(64)
const root = mkdtempSync(join(tmpdir(), 'studio-proxy-'))
const children: ChildProcess[] = []
let sign: Server

/** In place of oauth2-proxy: whoever has the cookie `user` is signed in. */
const signIn = () =>
  createServer(({ headers }, response) => {
    const [, user] = /(?:^|; )user=([\w@.-]+)/.exec(headers.cookie ?? '') ?? []
    response.writeHead(user ? 202 : 401, user ? { 'x-auth-request-email': user } : {})
    response.end()
  })

const ofNginx = (file: string) =>
  readFileSync(`deploy/studio/${file}`, 'utf8')
    .replaceAll('${STUDIO_HOST}', host)
    .replaceAll('${STUDIO_PROXY_SECRET}', secret)
    .replaceAll('listen 443 ssl;', `listen 127.0.0.1:${ports.nginx};`)
    .replaceAll(/ +ssl_certificate.*\n/g, '')
    .replaceAll('http://studio:4600', `http://127.0.0.1:${ports.studio}`)
    .replaceAll('localhost:4600', `localhost:${ports.studio}`)
    .replaceAll('http://oauth2-proxy:4180', `http://127.0.0.1:${ports.sign}`)
    .replaceAll('/etc/nginx/conf.d/studio/', `${root}/nginx/`)

function startNginx() {
  const folder = join(root, 'nginx')
  mkdirSync(folder)
  writeFileSync(join(folder, 'sign-in.conf'), ofNginx('sign-in.conf'))
  writeFileSync(join(folder, 'studio.conf'), ofNginx('studio.conf'))
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; ${process.getuid?.() === 0 ? 'user root;' : ''} pid ${folder}/pid; events {}
     http { ${paths.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')} access_log off; include ${folder}/studio.conf; }`,
  )
  return spawn('nginx', ['-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')], { stdio: 'inherit' })
}

/** deploy/single without TLS, which needs names that lead here. */
function startCaddy() {
  const folder = join(root, 'caddy')
  mkdirSync(folder)
  const configuration = readFileSync('deploy/single/Caddyfile', 'utf8')
    .replace('{\n\temail', '{\n\tadmin off\n\tauto_https off\n\temail')
    .replaceAll(/^(\*\.)?{\$STUDIO_HOST} {$/gm, (_, below = '') => `http://${below}${host}:${ports.caddy} {`)
    .replaceAll('\ttls {\n\t\ton_demand\n\t}\n', '')
    .replaceAll('{$STUDIO_HOST}', host)
    .replaceAll('127.0.0.1:8123', `127.0.0.1:${ports.ask}`)
    .replace('\nhttp:// {', `\nhttp://:${ports.http} {`)
    .replace('import /etc/caddy/sites', '')
    .replaceAll('/srv/site', join(root, 'site'))
    .replaceAll('/srv/manifests', join(root, 'manifests'))
    .replaceAll('studio:4600', `127.0.0.1:${ports.studio}`)
    .replaceAll('localhost:4600', `localhost:${ports.studio}`)
    .replaceAll('oauth2-proxy:4180', `127.0.0.1:${ports.sign}`)
  writeFileSync(join(folder, 'Caddyfile'), configuration)
  const env = { ...process.env, STUDIO_PROXY_SECRET: secret, EMAIL: 'tls@company.example', XDG_DATA_HOME: folder }
  const args = ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')]
  return spawn('caddy', args, { env, stdio: 'inherit' })
}

async function listening(port: number) {
  for (;;) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => (socket.destroy(), resolve(true)))
      socket.once('error', () => resolve(false))
    })
    if (isOpen) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

interface Call {
  method?: string
  port?: number
  headers?: Record<string, string>
  body?: object
}

/** Calls as a browser does that has resolved the name. */
const callAt = (path: string, { method = 'GET', port, headers = {}, body }: Call & { port: number }) =>
  new Promise<{ status: number; headers: Record<string, unknown>; text: string }>((resolve, reject) => {
    const sent = body ? { 'content-type': 'application/json' } : {}
    const out = request({ host: '127.0.0.1', port, path, method, headers: { host, ...sent, ...headers } }, (answer) => {
      let text = ''
      answer.on('data', (chunk) => (text += chunk))
      answer.on('end', () => resolve({ status: answer.statusCode!, headers: answer.headers, text }))
    })
    out.on('error', reject)
    out.end(body && JSON.stringify(body))
  })

const as = (user: string) => ({ cookie: `user=${user}@company.example` })

describe.runIf(process.env.SLOW_SUITE === 'studio-proxy')('Studio for a team', () => {
  beforeAll(async () => {
    cpSync('manifests', join(root, 'manifests'), { recursive: true })
    cpSync('public/brands', join(root, 'public/brands'), { recursive: true })
    const roles = { 'maria@company.example': 'publisher', 'tom@company.example': 'viewer' }
    writeFileSync(join(root, 'roles.json'), JSON.stringify(roles))
    sign = signIn().listen(ports.sign, '127.0.0.1')
    const env = {
      ...process.env,
      PORT: String(ports.studio),
      HOST: '127.0.0.1',
      MANIFESTS: join(root, 'manifests'),
      SITE: join(root, 'site'),
      SANDBOX_DB: ':memory:',
      STUDIO_ORIGIN: `https://${host}`,
      STUDIO_PREVIEWS: host,
      STUDIO_PROXY_SECRET: secret,
      STUDIO_ROLES: join(root, 'roles.json'),
    }
    children.push(
      spawn(process.execPath, ['scripts/studio.ts', '--environment', 'development'], { env, stdio: 'inherit' }),
      startNginx(),
      startCaddy(),
    )
    await Promise.all([ports.studio, ports.nginx, ports.caddy].map(listening))
  }, 240_000)
  afterAll(() => {
    for (const child of children) child.kill()
    sign?.close()
    rmSync(root, { recursive: true, force: true })
  })

  describe.each(['nginx', 'caddy'] as const)('behind %s', (proxy) => {
    const call = (path: string, options: Call = {}) => callAt(path, { port: ports[proxy], ...options })

    it('asks for a sign-in first, also for previews', async () => {
      const page = await call('/')
      expect([page.status, page.headers.location]).toEqual([302, `https://${host}/oauth2/start?rd=https://${host}/`])
      expect((await call('/', { headers: { host: `atlas.${host}` } })).status).toBe(302)
    })

    it('knows who is signed in, and what they may do', async () => {
      const session = async (user: string) =>
        JSON.parse((await call('/api/session', { headers: as(user) })).text) as object
      expect(await session('maria')).toMatchObject({ by: 'maria@company.example', role: 'publisher' })
      expect(await session('tom')).toMatchObject({ by: 'tom@company.example', role: 'viewer' })
      expect((await call('/api/session', { headers: as('eve') })).status).toBe(403)
    })

    it('does not believe headers of the browser, and Studio does not believe anybody but the proxy', async () => {
      const forged = { 'x-studio-user': 'maria@company.example', 'x-studio-secret': 'guess' }
      const answer = await call('/api/session', { headers: { ...as('tom'), ...forged } })
      expect(JSON.parse(answer.text)).toMatchObject({ by: 'tom@company.example', role: 'viewer' })
      const direct = await call('/api/session', { port: ports.studio, headers: forged })
      expect(direct.status).toBe(403)
      const inner = { ...forged, host: `studio.localhost:${ports.studio}` }
      expect((await call('/api/session', { port: ports.studio, headers: inner })).status).toBe(404)
    })

    it('lets a publisher save, with the name in the log, and a viewer not', async () => {
      const file = join(root, 'manifests/atlas.json')
      const text = readFileSync(file, 'utf8')
      const body = {
        text: text.replace(/"radius": "\w+"/, `"radius": "${proxy === 'nginx' ? 'round' : 'soft'}"`),
        base: text,
      }
      const put = (headers: Record<string, string>) => call('/api/brands/atlas', { method: 'PUT', headers, body })
      expect((await put(as('tom'))).status).toBe(403)
      expect((await put({ ...as('maria'), origin: 'https://evil.example' })).status).toBe(403)
      expect(readFileSync(file, 'utf8')).toBe(text)
      expect((await put({ ...as('maria'), origin: `https://${host}` })).status).toBe(200)
      const log = readFileSync(join(root, 'site/studio.jsonl'), 'utf8').trim()
      expect(JSON.parse(log.split('\n').at(-1)!)).toMatchObject({
        by: 'maria@company.example',
        action: 'save',
        brand: 'atlas',
      })
    })

    it('shows previews below its name, which it alone may frame, and their API', async () => {
      const headers = { ...as('tom'), host: `atlas.${host}` }
      const page = await call('/', { headers })
      expect(page.status).toBe(200)
      expect(page.headers['content-security-policy']).toBe(`frame-ancestors https://${host}`)
      expect(page.text).toContain(`https://games.${host}`)
      expect(page.text).not.toContain('.localhost')
      expect((await call('/api/auth/me', { headers })).status).toBe(204)
      const policy = String((await call('/', { headers: as('tom') })).headers['content-security-policy'])
      expect(policy).toContain(`frame-src https://*.${host}`)
    })
  })

  it('gets certificates for hosts of published brands and for previews of brands, and for no other name', async () => {
    mkdirSync(join(root, 'site/hosts/shop.example/current'), { recursive: true })
    writeFileSync(join(root, 'site/hosts/shop.example/current/version.json'), '{}')
    const headers = { host: `127.0.0.1:${ports.ask}` }
    const asked = async (name: string) => (await callAt(`/?domain=${name}`, { port: ports.ask, headers })).status
    expect(await Promise.all(['shop.example', `atlas.${host}`].map(asked))).toEqual([200, 200])
    const others = ['other.example', `absent.${host}`, `..%2f..%2fetc`, 'atlas.company.example', '']
    expect(await Promise.all(others.map(asked))).toEqual(others.map(() => 404))
  })
})
