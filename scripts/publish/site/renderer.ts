import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads'
import type { Release, RenderTask } from './release.ts'

/** A thread that renders versions. */
export interface Renderer {
  /** Gives it a version to render; it works on several in their order. */
  ask(task: RenderTask): void
  /** Waits for the next version that it was asked for. */
  answer(): Release | undefined
  stop(): void
}

/** What a thread answers: a version, nothing if it is live already, or why it failed. */
export type Rendered = { release: Release | undefined } | { failure: unknown }

/** After which time without an answer a thread is given up, in milliseconds. */
const patience = 60_000

/** Starts a thread that renders with the build in a folder. */
export function startRenderer(build: string): Renderer {
  const { port1: port, port2 } = new MessageChannel()
  // The number of its answers, which the caller waits for to change.
  const answered = new Int32Array(new SharedArrayBuffer(4))
  const worker = new Worker(new URL('./render-worker.ts', import.meta.url), {
    workerData: { build, answered, port: port2 },
    transferList: [port2],
    // Its code would take as long to compile as thirty brands to render. This is the usual folder of Node.
    env: { NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache'), ...process.env },
  })
  worker.unref()
  return {
    ask: ({ id, manifest, hosts, pictures, live }) => port.postMessage({ id, manifest, hosts, pictures, live }),
    answer() {
      for (;;) {
        const before = Atomics.load(answered, 0)
        const received = receiveMessageOnPort(port) as { message: Rendered } | undefined
        if (!received) {
          if (Atomics.wait(answered, 0, before, patience) === 'timed-out')
            throw new Error('A thread that renders brands does not answer.')
          continue
        }
        const { message } = received
        if ('failure' in message) throw message.failure
        return message.release
      }
    },
    stop() {
      port.close()
      void worker.terminate()
    },
  }
}
