import { workerData, type MessagePort } from 'node:worker_threads'
import { openBuild } from '../publish.ts'
import { makeRelease, type RenderTask } from './release.ts'
import type { Rendered } from './renderer.ts'

const { build, answered, port } = workerData as { build: string; answered: Int32Array; port: MessagePort }

function send(rendered: Rendered) {
  port.postMessage(rendered)
  Atomics.add(answered, 0, 1)
  Atomics.notify(answered, 0)
}

const opened = openBuild(build)
port.on('message', (task: RenderTask) => {
  try {
    send({ release: makeRelease(task, opened, task.live) })
  } catch (failure) {
    send({ failure })
  }
})
