import { createServer, type AddressInfo } from 'node:net'
import { createServer as createVite } from 'vite'
import { expect, it } from 'vitest'
import { portSentence, tryPort } from './port-failure.ts'

it('a used port is a sentence with a remedy, of Node and of Vite', async () => {
  const holder = createServer()
  await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve))
  const { port } = holder.address() as AddressInfo
  const sentence = `error: port ${port} is in use. Stop the program that uses it, or choose another port: PORT=${port + 1} npm start`
  const other = createServer()
  const refused = await new Promise((resolve) => other.once('error', resolve).listen(port, '127.0.0.1'))
  expect(portSentence(refused, port, 'npm start')).toBe(sentence)
  const tried = await tryPort(port, '127.0.0.1').catch((error: unknown) => error)
  expect(portSentence(tried, port, 'npm start')).toBe(sentence)
  const vite = await createVite({
    configFile: false,
    server: { port, host: '127.0.0.1', strictPort: true },
    logLevel: 'silent',
  })
  const thrown = await vite.listen().catch((error: unknown) => error)
  await vite.close()
  expect(portSentence(thrown, port, 'npm start')).toBe(sentence)
  holder.close()
})

it('other failures are left to the program', () => {
  expect(portSentence(new TypeError('x'), 4600, 'npm start')).toBeUndefined()
})

it('a port that was tried is free again', async () => {
  const holder = createServer()
  await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve))
  const { port } = holder.address() as AddressInfo
  await new Promise((resolve) => holder.close(resolve))
  await tryPort(port, '127.0.0.1')
  await expect(tryPort(port, '127.0.0.1')).resolves.toBeUndefined()
})
