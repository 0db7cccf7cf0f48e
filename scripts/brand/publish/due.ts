import { dirname } from 'node:path'
import type { Target } from '../../publish/brands/environment.ts'
import type { Manifests } from '#manifest-tools/layers/read-manifests.ts'
import { artFolder } from '../../publish/pictures/art.ts'
import { openBuild } from '../../publish/render/brand-pages.ts'
import { publishDue } from '../../publish/schedule/publish-due.ts'
import type { Content } from '../../publish/render/content.ts'
import { zonedWords } from '#manifest-tools/time/zoned.ts'
import { reportCompleted } from './site-options.ts'

interface Options extends Target {
  site: string
  build: string
  content: Content
}

/** Carries out what is due and prints the outcomes; returns the exit code, 1 if something failed. Prints nothing if nothing is due, as cron sends mail of it. */
export async function publishDueNow(manifests: Manifests, { build, ...options }: Options): Promise<number> {
  const art = artFolder(dirname(manifests.path('base')))
  const outcomes = await publishDue(manifests, {
    ...options,
    art,
    openBuild: () => openBuild(build),
    completed: reportCompleted,
  })
  for (const { brand, due, zone, state, version, reason } of outcomes) {
    const what = `${brand}, due ${zonedWords(new Date(due), zone)}`
    if (state === 'published') console.log(`${what}: version ${version} is live`)
    else console.error(`error: ${what}: not published. ${reason}`)
  }
  return outcomes.some(({ state }) => state === 'failed') ? 1 : 0
}
