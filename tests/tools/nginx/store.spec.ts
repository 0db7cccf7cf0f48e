import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { runNginx, withReplaced } from './nginx.ts'

const port = Number(process.env.TEST_PORT ?? 4620) + 70
// All use one port.
test.describe.configure({ mode: 'default' })

let folder: string
let store: Server

test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'store-'))
  mkdirSync(join(folder, 'nginx'))
})
test.afterEach(() => {
  store.close()
  rmSync(folder, { recursive: true })
})

/** Makes a certificate of a name, which is its own authority. */
function certificate(name: string) {
  const [key, cert] = [join(folder, `${name}.key`), join(folder, `${name}.pem`)]
  const subject = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`]
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-keyout', key, '-out', cert, ...subject],
    { stdio: 'ignore' },
  )
  return { path: cert, key: readFileSync(key), cert: readFileSync(cert) }
}

/** Serves a store of one page at https with this certificate; returns what nginx with deploy/cdn answers for it, and its log. */
async function answerOf({ key, cert }: ReturnType<typeof certificate>, trusted: string) {
  store = createServer({ key, cert }, (request, response) => {
    if (request.url?.includes('/hosts/'))
      response.writeHead(200, { 'x-amz-meta-kind': 'site', 'x-amz-meta-root': 'pages/a' })
    response.end('the page')
  })
  await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve))
  const configuration = withReplaced('deploy/cdn/nginx.conf', [
    // Debian’s nginx does not have the word yet.
    ['s3.example.com:443 resolve', `127.0.0.1:${(store.address() as AddressInfo).port}`],
    ['/etc/ssl/certs/ca-certificates.crt', trusted],
    ['/var/cache/nginx', join(folder, 'nginx')],
    ['listen 80 ', `listen 127.0.0.1:${port} `],
    ['/etc/nginx/api.d', join(folder, 'nginx/api.d')],
  ])
  const nginx = await runNginx(join(folder, 'nginx'), port, configuration, 1)
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: { connection: 'close' } })
    return { status: answer.status, body: await answer.text(), errors: nginx.errors() }
  } finally {
    await nginx.stop()
  }
}

test('shows what a store with the certificate of its name has', async () => {
  const own = certificate('s3.example.com')
  expect(await answerOf(own, own.path)).toMatchObject({ status: 200, body: 'the page', errors: '' })
})

test('believes no store with a certificate of another name', async () => {
  const other = certificate('evil.example')
  const { status, errors } = await answerOf(other, other.path)
  expect(status).toBeGreaterThanOrEqual(500)
  expect(errors).toContain('certificate does not match')
})

test('believes no store whose certificate nobody vouches for', async () => {
  const { status, errors } = await answerOf(certificate('s3.example.com'), certificate('other.example').path)
  expect(status).toBeGreaterThanOrEqual(500)
  expect(errors).toContain('certificate verify error')
})
