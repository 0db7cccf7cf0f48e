import { availableParallelism } from 'node:os'
import type { Build } from '../publish.ts'
import { makeRelease, type Release, type RenderTask } from './release.ts'
import { startRenderer, type Renderer } from './renderer.ts'

/** From this number of brands on, rendering in threads is worth the time that they take to start. */
const many = 48

/** How many versions a thread renders ahead of their being written: it never waits, and memory stays flat. */
const ahead = 4

/**
 * Renders versions in their order, many of them on all cores. Undefined stands for one that is live already. It returns
 * to its caller without waiting for events, because nothing else may happen while a site is locked.
 */
export function* render(
  tasks: readonly RenderTask[],
  build: Build,
  threads = tasks.length < many ? 0 : availableParallelism(),
): Generator<Release | undefined> {
  if (threads === 0) {
    for (const task of tasks) yield makeRelease(task, build, task.live)
    return
  }
  const renderers = Array.from({ length: threads }, () => startRenderer(build.folder))
  // The threads take turns, so that results come in order.
  const of = (index: number): Renderer => renderers[index % threads]!
  let asked = 0
  try {
    for (const index of tasks.keys()) {
      for (; asked < Math.min(tasks.length, index + threads * ahead); asked++) of(asked).ask(tasks[asked]!)
      yield of(index).answer()
    }
  } finally {
    for (const renderer of renderers) renderer.stop()
  }
}
