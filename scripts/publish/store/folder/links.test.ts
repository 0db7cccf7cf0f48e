import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { afterAll, expect, it } from 'vitest'
import { point } from './links.ts'

const folder = mkdtempSync(join(tmpdir(), 'replace-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Reads a file through a link repeatedly, and counts the results. */
const reader = `const { parentPort, workerData: { file, stop } } = require('node:worker_threads')
const { readFileSync } = require('node:fs')
const flag = new Int32Array(stop)
const found = {}
parentPort.postMessage('reading')
while (Atomics.load(flag, 0) === 0) {
  let text = 'nothing'
  try { text = readFileSync(file, 'utf8') } catch {}
  found[text] = (found[text] ?? 0) + 1
}
parentPort.postMessage(found)`

it('a link always has a target while it is replaced', { timeout: 20_000 }, async () => {
  for (const name of ['one', 'two']) {
    mkdirSync(join(folder, name))
    writeFileSync(join(folder, name, 'page'), name)
  }
  const link = join(folder, 'current')
  point(link, join(folder, 'one'))
  const stop = new SharedArrayBuffer(4)
  const worker = new Worker(reader, { eval: true, workerData: { file: join(link, 'page'), stop } })
  const message = () => new Promise<unknown>((resolve) => worker.once('message', resolve))
  await message()
  for (let turn = 0; turn < 1500; turn++) point(link, join(folder, turn % 2 ? 'one' : 'two'))
  const found = message()
  Atomics.store(new Int32Array(stop), 0, 1)
  expect(Object.keys((await found) as object).sort()).toEqual(['one', 'two'])
})
