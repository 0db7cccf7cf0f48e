import type { Manifest } from '#manifest'
import { formatText, severities } from '#manifest-tools/check/format.ts'
import { checkBrands, resolving } from '#manifest-tools/check/check-brands.ts'
import type { Manifests } from '#manifest-tools/layers/read-manifests.ts'
import { cancel, CannotSchedule, schedule } from '../../publish/schedule/schedule.ts'
import { folderStore } from '../../publish/store/folder/folder-store.ts'
import { instantOrReason, momentOf, momentWords, NoSuchTime } from '#manifest-tools/time/zoned.ts'
import { alone } from './site-options.ts'

interface Options {
  site: string
  at: string
  /** Without it, that of the brand; without that, this machine’s. */
  zone?: string | undefined
  by: string
  message?: string | undefined
}

/** Schedules a publication and prints when it is; returns the exit code. */
export async function scheduleBrand(
  manifests: Manifests,
  id: string,
  { site, at, zone: given, ...note }: Options,
): Promise<number> {
  const report = checkBrands(manifests, [id], undefined, { now: dueOf(at, given ?? zoneOf(manifests, id)) })
  if (report.diagnostics.length > 0) console.log(`${formatText(report)}\n`)
  if (severities(report.diagnostics).errors > 0) return refuse('An invalid manifest cannot be scheduled.')
  const live = (await folderStore(site).version(id))?.record.version
  return orRefuse(() => {
    const zone = given ?? zoneOf(manifests, id)
    const moment = momentOf(at, zone)
    const due = moment.instant
    const entry = alone(site, () => schedule(site, { brand: id, due, zone, text: manifests.read(id)!, live, ...note }))
    return `${entry.id}  ${id} goes live ${momentWords(moment, zone)}`
  })
}

/** What applies on the day of publication is checked; a time that does not exist is refused later. */
function dueOf(at: string, zone: string): number | undefined {
  const due = instantOrReason(at, zone)
  return typeof due === 'string' ? undefined : due.getTime()
}

const zoneOf = (manifests: Manifests, id: string): string => {
  const { timeZone } = (resolving(manifests)(id).manifest ?? {}) as Partial<Manifest>
  return timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** Cancels a scheduled publication; returns the exit code. */
export const cancelScheduled = (site: string, number: string, by: string): number =>
  orRefuse(() => {
    const { id, brand } = alone(site, () => cancel(site, number, by))
    return `${id} of ${brand} is cancelled`
  })

function orRefuse(act: () => string): number {
  try {
    console.log(act())
    return 0
  } catch (error) {
    if (error instanceof NoSuchTime || error instanceof CannotSchedule) return refuse(`error: ${error.message}`)
    throw error
  }
}

function refuse(reason: string): number {
  console.error(reason)
  return 1
}
