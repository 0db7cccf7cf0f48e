import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { resolving } from '../../manifests/check-brands.ts'
import { painterFile } from '../painter-file.ts'
import { openBuild } from '../publish.ts'
import type { RenderTask } from './release.ts'
import { render } from './render.ts'
import { staleness } from '../staleness.ts'
import { siteWorkshop } from './site.fixture.ts'

let shop: ReturnType<typeof siteWorkshop>
beforeEach(() => (shop = siteWorkshop()))
afterEach(() => shop[Symbol.dispose]())

/** The tasks of some brands. */
function tasksOf(count: number): RenderTask[] {
  const ids = Array.from({ length: count }, (_, index) => `brand${index}`)
  for (const id of ids) shop.brand(id, [`${id}.example`, `m.${id}.example`])
  const resolve = resolving(shop.manifests)
  return ids.map((id) => ({
    id,
    manifest: JSON.stringify(resolve(id).manifest),
    hosts: [`${id}.example`, `m.${id}.example`],
  }))
}

it('threads render the same as one, in the order of the tasks, and skip what is live', { timeout: 60_000 }, () => {
  const tasks = tasksOf(14)
  const build = openBuild(shop.build)
  const one = [...render(tasks, build, 0)]
  const text = (releases: typeof one) =>
    releases.map((release) =>
      release
        ? [...release.hosts].map(([host, { page, brotli, ...rest }]) => [
            host,
            rest,
            Buffer.from(page).toString(),
            Buffer.from(brotli).toString('hex'),
          ])
        : 'live',
    )
  expect(Buffer.from(one[13]!.hosts.get('brand13.example')!.page).toString()).toContain('data-brand="brand13"')
  expect(text([...render(tasks, build, 3)])).toEqual(text(one))
  const live = tasks.map((task, index) => ({ ...task, live: index % 2 ? one[index]!.digest : 'another' }))
  expect([...render(live, build, 2)].map((release) => release !== undefined)).toEqual(
    tasks.map((_, index) => index % 2 === 0),
  )
})

it('a build that is older than the code says what to do', () => {
  const [task] = tasksOf(1)
  writeFileSync(join(shop.build, painterFile), 'exports.paint = () => { throw new Error("Minified React error #130") }')
  const publish = () => [...render([task!], openBuild(shop.build))]
  const words = 'is older than the code: run `npm run build`, then try again. (Minified React error #130)'
  expect(publish).toThrow(`The build in ${shop.build} ${words}`)
  staleness(shop.build).stamp()
  expect(publish).toThrow(/^Minified React error #130$/)
})

it('an error in a thread is that of the command', { timeout: 60_000 }, () => {
  const [task] = tasksOf(1)
  const broken = { ...task!, manifest: JSON.stringify({ ...JSON.parse(task!.manifest), pages: undefined }) }
  expect(() => [...render([task!, broken, task!], openBuild(shop.build), 1)]).toThrow(/undefined|null/)
})
