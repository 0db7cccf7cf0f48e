import { existsSync, watch } from 'node:fs'
import { basename, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Manifests } from '../../manifest-tools/layers/read-manifests.ts'
import type { FileEvent } from '../shared/calls.ts'
import { readFileOf } from './revision.ts'

/** Editors write a file in several steps. */
const settlingMs = 60
const heartbeatMs = 20_000

type Listener = (event: FileEvent) => void

/** Adds the stream of changed files: server-sent events, one for each changed manifest. */
export function eventRoute(app: FastifyInstance, manifests: Manifests) {
  const listeners = new Set<Listener>()
  const stop = watchFolder(manifests, (event) => listeners.forEach((tell) => tell(event)))
  app.addHook('preClose', async () => stop())

  app.get('/events', (request, reply) => {
    reply.hijack()
    const { raw } = reply
    raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    raw.write(': open\n\n')
    const tell: Listener = (event) => raw.write(`data: ${JSON.stringify(event)}\n\n`)
    const heartbeat = setInterval(() => raw.write(': alive\n\n'), heartbeatMs)
    const end = () => {
      clearInterval(heartbeat)
      listeners.delete(tell)
      app.server.off('close', end)
    }
    listeners.add(tell)
    request.raw.on('close', end)
  })
}

function watchFolder(manifests: Manifests, tell: Listener): () => void {
  const known = new Map(manifests.parents().map((name) => [name, revisionOf(manifests, name)]))
  const timers = new Map<string, NodeJS.Timeout>()
  const look = (name: string) => {
    timers.delete(name)
    const revision = revisionOf(manifests, name)
    if (revision === known.get(name)) return
    known.set(name, revision)
    tell({ name, ...(revision === undefined ? {} : { revision }) })
  }
  const folders = [manifests.folder, join(manifests.folder, 'shared')].filter((folder) => existsSync(folder))
  const watchers = folders.map((folder) =>
    watch(folder, (_event, file) => {
      if (!file?.endsWith('.json')) return
      const name = basename(file, '.json')
      clearTimeout(timers.get(name))
      timers.set(name, setTimeout(look, settlingMs, name))
    }),
  )
  return () => {
    for (const watcher of watchers) watcher.close()
    for (const timer of timers.values()) clearTimeout(timer)
  }
}

/** A file that cannot be read counts as another one; opening it says why. */
function revisionOf(manifests: Manifests, name: string): string | undefined {
  try {
    return readFileOf(manifests, name)?.revision
  } catch {
    return 'unreadable'
  }
}
