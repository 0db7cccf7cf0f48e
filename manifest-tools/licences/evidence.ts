import type { Manifest } from '#manifest'
import type { Screen } from '#schemas/licence.ts'
import { provenanceOf, placeWords } from '../layers/provenance.ts'
import type { Resolved } from '../layers/resolve.ts'
import { valueAt } from '../json/pointer.ts'
import { boundWords } from './bound.ts'
import { dutyStatuses, problemWords, type DutyState, type DutyStatus } from './evaluate.ts'
import type { Packs } from './pack.ts'

/** A setting that holds a duty: what it must be, what it is, and where it is set. */
interface HeldSetting {
  pointer: string
  must: string
  /** Absent if it is not set. */
  value?: unknown
  setBy: string
}

/** A duty in an evidence. */
export interface DutyEvidence {
  id: string
  says: string
  source: { title: string; address?: string; read: string; note?: string; readOn: string }
  from?: string
  until?: string
  /** Besides the states of a manifest: `unseen` if a picture was taken, and a screen does not show what it must. */
  state: DutyState | 'unseen'
  isBinding: boolean
  settings: HeldSetting[]
  /** The rule in code that checks it. */
  rule?: string
  /** Who else holds it, and what they must do. */
  heldBy?: string
  mustSay?: string
  /** What contradicts it, or is not known. */
  problems: string[]
  /** Where players see it; none if no page shows it. */
  screens: ScreenEvidence[]
}

/** A screen of a duty: the page’s address, and its pictures if there are any. */
export interface ScreenEvidence extends Screen {
  path: string
  pictures?: Picture[]
}

/** A screen in a language: its picture, and whether what the duty says is seen on it. */
export interface Picture {
  language: string
  /** Absent if the screen could not be reached. */
  file?: string
  sha256?: string
  /** Whether everything in `shows` is seen; absent if nobody looked, as with pictures of your own. */
  isSeen?: boolean
  /** What is not seen, as selectors. */
  lacks?: string[]
  /** Where the first of `shows` is, in pixels of the picture. */
  box?: Box
}

/** A rectangle in pixels. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** A licence in an evidence. */
export interface LicenceEvidence {
  id: string
  name: string
  authority: string
  draft: boolean
  duties: DutyEvidence[]
}

/** What a brand does for its licences, on a day. */
export interface Evidence {
  note: string
  brand: string
  name: string
  hosts: string[]
  day: string
  /** The SHA-256 of the resolved manifest. */
  manifest: string
  build?: string
  strict: boolean
  licences: LicenceEvidence[]
}

/** What every evidence says first. */
export const note =
  'This is the output of a tool, not legal advice. Each value shows how far its source was read; what was read second hand or not at all may be wrong.'

/** What an evidence is made of besides the brand. */
export interface About {
  packs: Packs
  /** In milliseconds since 1970; its day in UTC is named. */
  now: number
  hash: string
  build?: string | undefined
  path: (name: string) => string
}

/** Returns the evidence of a valid brand. Equal input gives equal output. */
export function evidenceOf(resolved: Resolved, { packs, now, hash, build, path }: About): Evidence {
  const manifest = resolved.manifest as unknown as Manifest
  const statuses = dutyStatuses(manifest, packs, now)
  const ids = [...new Set(statuses.map(({ licence }) => licence))]
  return {
    note,
    brand: manifest.id,
    name: manifest.name,
    hosts: Object.keys(manifest.hosts).sort(),
    day: new Date(now).toISOString().slice(0, 'YYYY-MM-DD'.length),
    manifest: hash,
    ...(build !== undefined && { build }),
    strict: manifest.strictLicences === true,
    licences: ids.map((id) => {
      const { name, authority, draft = false } = packs[id]!
      const own = statuses.filter(({ licence }) => licence === id)
      return { id, name, authority, draft, duties: own.map((status) => dutyEvidence(status, resolved, path)) }
    }),
  }
}

function dutyEvidence(status: DutyStatus, resolved: Resolved, path: About['path']): DutyEvidence {
  const { duty, pack, state, isBinding, problems } = status
  const { id, says, source, from, until, set = {}, check, heldBy, mustSay, screens = [] } = duty
  const { pages } = resolved.manifest as unknown as Manifest
  return {
    id,
    says,
    source: { ...source, readOn: pack.sourcesRead },
    ...(from !== undefined && { from }),
    ...(until !== undefined && { until }),
    state,
    isBinding,
    settings: Object.entries(set).map(([pointer, bound]) => {
      const origin = provenanceOf(pointer, resolved, path)
      const value = valueAt(resolved.manifest, pointer)
      return {
        pointer,
        must: boundWords(bound),
        ...(value !== undefined && { value }),
        setBy: origin ? placeWords(origin) : 'nothing',
      }
    }),
    ...(check && { rule: check.rule }),
    ...(heldBy && { heldBy }),
    ...(mustSay !== undefined && { mustSay }),
    problems: problems.map((problem) => problemWords(problem)),
    screens: screens.flatMap((screen) => {
      const settings = (pages as Record<string, { path: string; visible: boolean }>)[screen.page]
      return settings?.visible ? [{ ...screen, path: settings.path }] : []
    }),
  }
}

/** A duty whose state differs between two manifests; absent where the licence is not named. */
export interface DutyChange {
  licence: string
  duty: string
  says: string
  from?: DutyState
  to?: DutyState
}

/** Returns which duties changed between two manifests. */
export function dutyChanges(before: Manifest, after: Manifest, packs: Packs, now: number): DutyChange[] {
  const statesOf = (manifest: Manifest) =>
    new Map(dutyStatuses(manifest, packs, now).map((each) => [`${each.licence}/${each.duty.id}`, each] as const))
  const [one, two] = [statesOf(before), statesOf(after)]
  return [...new Map([...one, ...two])].flatMap(([key, { licence, duty }]): DutyChange[] => {
    const [from, to] = [one.get(key)?.state, two.get(key)?.state]
    if (from === to) return []
    return [{ licence, duty: duty.id, says: duty.says, ...(from && { from }), ...(to && { to }) }]
  })
}
