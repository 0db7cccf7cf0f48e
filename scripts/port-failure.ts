import { once } from 'node:events'
import { createServer } from 'node:net'
import { withVariable } from './machine/choices.mjs'

/** Returns a sentence with a remedy if a server could not listen on its port; undefined for any other error. */
export function portSentence(
  error: unknown,
  port: number,
  command: string,
  platform: string = process.platform,
): string | undefined {
  const { code, message = '' } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE' || message === `Port ${port} is already in use`)
    return `error: port ${port} is in use. Stop the program that uses it, or choose another port: ${withVariable(platform, 'PORT', port + 1, command)}`
  if (code === 'EACCES' && port < 1024)
    return `error: port ${port} needs more permissions. Choose a port from 1024: ${withVariable(platform, 'PORT', 4600, command)}`
  return undefined
}

/** Returns a handler that prints the sentence and exits, and throws any other error. */
export const exitIfRefused =
  (port: number, command: string) =>
  (error: unknown): never => {
    const sentence = portSentence(error, port, command)
    if (sentence === undefined) throw error
    console.error(sentence)
    process.exit(1)
  }

/** Listens on a port for a moment, so that a used one is found before a long build. Rejects if it cannot. */
export async function tryPort(port: number, host: string): Promise<void> {
  const server = createServer().listen(port, host)
  await once(server, 'listening')
  server.close()
  await once(server, 'close')
}
