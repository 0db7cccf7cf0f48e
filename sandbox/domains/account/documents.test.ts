import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildSandbox, type Sandbox } from '../../app/server.ts'
import { Browser, signedIn } from '../../testing/browser.ts'
import { moveClock } from '../../testing/messages.ts'
import { testDatabase } from '../../testing/database.ts'

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const megabytes = 1024 * 1024

let sandbox: Sandbox
let player: Browser
beforeEach(async () => {
  sandbox = await buildSandbox({ database: await testDatabase(), control: true })
  player = await signedIn(sandbox.app, 'lena')
})
afterEach(() => sandbox.close())

const fileOf = (bytes: readonly number[], name = 'passport.png', size = 64) => {
  const content = new Uint8Array(size)
  content.set(bytes)
  return new File([content], name, { type: 'image/png' })
}

async function send(fields: Record<string, string | File>, browser = player) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  const encoded = new Response(form)
  const type = encoded.headers.get('content-type') ?? ''
  return browser.call('POST', '/api/my/documents', {
    body: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': type },
  })
}
const list = async (browser = player) => (await browser.get('/api/my/documents')).json()

test('a document waits for its review, and the operator gets it byte for byte', async () => {
  const file = fileOf(png)
  const response = await send({ type: 'passport', file })
  const document = {
    id: 1,
    type: 'passport',
    name: 'passport.png',
    status: 'pending',
    createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
  }
  expect([response.statusCode, response.json()]).toEqual([200, document])
  expect(await list()).toEqual([response.json()])
  const kept = await sandbox.app.inject({ url: '/__sandbox/documents/1' })
  expect(kept.headers['content-type']).toBe('image/png')
  expect(new Uint8Array(kept.rawPayload)).toEqual(new Uint8Array(await file.arrayBuffer()))
})

test('players see the results of their own documents only, latest first', async () => {
  await send({ type: 'passport', file: fileOf(png) })
  await send({ type: 'proof-of-address', file: fileOf([0xff, 0xd8, 0xff], 'bill.jpg') })
  await send({ type: 'other', file: fileOf([...Buffer.from('%PDF-1.7')], 'x.pdf') })
  const review = (id: number, payload: object) =>
    sandbox.app.inject({ method: 'PATCH', url: `/__sandbox/documents/${id}`, payload })
  await review(1, { status: 'approved' })
  await review(2, { status: 'rejected', reason: 'The date cannot be read.' })
  expect(await list()).toMatchObject([
    { id: 3, status: 'pending' },
    { id: 2, status: 'rejected', reason: 'The date cannot be read.' },
    { id: 1, status: 'approved' },
  ])
  expect(await list(await signedIn(sandbox.app, 'amine'))).toEqual([])
  expect((await review(9, { status: 'approved' })).statusCode).toBe(404)
  expect((await review(1, { status: 'lost' })).json()).toEqual({ code: 110, param: 'status' })
})

test('ten megabytes are accepted; one byte more or a larger form is refused', async () => {
  expect((await send({ type: 'passport', file: fileOf(png, 'a.png', 10 * megabytes) })).statusCode).toBe(200)
  const larger = await send({ type: 'passport', file: fileOf(png, 'a.png', 10 * megabytes + 1) })
  expect([larger.statusCode, larger.json()]).toEqual([413, { code: 413, param: 'file' }])
  const form = await send({ type: 'passport', file: fileOf(png, 'a.png', 12 * megabytes) })
  expect([form.statusCode, form.json()]).toEqual([413, { code: 413 }])
})

test('the content decides the file type, not the name', async () => {
  for (const text of ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'MZ', 'GIF89a', '<!doctype html>', ' %PDF-1.7']) {
    const response = await send({ type: 'passport', file: fileOf([...Buffer.from(text)]) })
    expect([text, response.statusCode, response.json()]).toEqual([text, 400, { code: 117, param: 'file' }])
  }
  expect((await send({ type: 'passport', file: fileOf(png, 'page.html') })).statusCode).toBe(200)
})

test('file names lose their folders and invalid characters', async () => {
  for (const [name, shown] of [
    ['../../etc/passwd', 'passwd'],
    ['C:\\ids\\me.png', 'me.png'],
    ['a\u202egnp.exe', 'agnp.exe'],
    ['/', 'document'],
  ])
    expect((await send({ type: 'other', file: fileOf(png, name) })).json().name).toBe(shown)
})

test('a form with no file, an empty file, an unknown type or extra fields is refused', async () => {
  const wrong: [Record<string, string | File>, string][] = [
    [{ type: 'passport' }, 'file'],
    [{ type: 'passport', file: 'text' }, 'file'],
    [{ type: 'passport', file: new File([], 'empty.png') }, 'file'],
    [{ type: 'selfie', file: fileOf(png) }, 'type'],
    [{ file: fileOf(png) }, 'type'],
    [{ type: 'passport', file: fileOf(png), userId: '1001' }, 'userId'],
  ]
  for (const [fields, param] of wrong)
    expect([param, (await send(fields)).json()]).toEqual([param, { code: 110, param }])
  expect(await list()).toEqual([])
})

test('the call accepts only forms, and other calls accept none', async () => {
  expect((await player.post('/api/my/documents', { type: 'passport', file: 'x' })).statusCode).toBe(415)
  const broken = await player.call('POST', '/api/my/documents', {
    body: Buffer.from('--x'),
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  })
  expect([broken.statusCode, broken.json()]).toEqual([400, { code: 400 }])
  const elsewhere = await player.call('POST', '/api/client-login', {
    body: Buffer.from('--x'),
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  })
  expect(elsewhere.statusCode).toBe(415)
})

test('visitors and calls without the XSRF header are refused', async () => {
  const visitor = new Browser(sandbox.app)
  await visitor.get('/api/auth/me')
  expect((await send({ type: 'passport', file: fileOf(png) }, visitor)).statusCode).toBe(401)
  player.cookies.delete('XSRF-TOKEN')
  expect((await send({ type: 'passport', file: fileOf(png) })).statusCode).toBe(419)
})

test('a player may send twenty an hour', async () => {
  const statuses = []
  for (let turn = 0; turn < 21; turn++) statuses.push((await send({ type: 'other', file: fileOf(png) })).statusCode)
  expect(statuses.filter((status) => status === 200)).toHaveLength(20)
  expect(statuses.at(-1)).toBe(429)
  await moveClock(sandbox.app, 60 * 60 * 1000)
  expect((await send({ type: 'other', file: fileOf(png) })).statusCode).toBe(200)
})
