import type { Manifest } from '#manifest'
import { show } from '../check/label.ts'
import { valueAt, type JsonObject } from '../json/pointer.ts'
import { isAllowed } from '../rules/allowed-promotions.ts'
import { promotingIn } from '../rules/promoting.ts'
import { boundWords, holds, within } from './bound.ts'
import { dutiesOf, isBinding, licencesAt, licencesOf, phaseOf, type OfLicence } from './duties.ts'
import type { Bound, Packs } from './pack.ts'

/** What contradicts a duty. */
export interface Problem {
  pointer: string
  /** What the value must be, in words; of an unclear one, what is missing, in a sentence. */
  must: string
  value: unknown
  /** The nearest value that keeps the duty; absent if none is known. */
  wanted?: unknown
  /** Another duty that no value keeps together with this one. */
  against?: OfLicence
  /** Whether it is only not known if the duty is kept. */
  isUnclear?: true
}

/** Describes a problem in a sentence without its full stop; `name` is what its setting is called. */
export const problemWords = ({ pointer, must, value, isUnclear }: Problem, name = pointer): string => {
  if (isUnclear) return must
  return value === undefined ? `${name} must be ${must}` : `${name} must be ${must}, but is ${show(value)}`
}

/**
 * Whether a duty is kept: `held`; `broken`; `unclear` where the manifest does not say enough; `coming` or `over` by its dates; or kept by somebody else.
 */
export type DutyState = 'held' | 'broken' | 'unclear' | 'coming' | 'over' | 'platform' | 'vendor' | 'product'

/** A duty of a brand. */
export interface DutyStatus extends OfLicence {
  state: DutyState
  /** Whether a contradiction is an error. */
  isBinding: boolean
  /** What contradicts it; of one that is coming, what would. */
  problems: readonly Problem[]
}

/** Returns every duty of a brand’s licences, and whether it is kept. */
export function dutyStatuses(manifest: Manifest, packs: Packs, now: number): DutyStatus[] {
  const duties = dutiesOf(licencesOf(manifest as unknown as JsonObject), packs)
  return duties.map((each) => {
    const phase = phaseOf(each.duty, each.pack, now)
    const problems = phase === 'over' ? [] : problemsOf(each, manifest, duties)
    return {
      ...each,
      isBinding: isBinding(each, manifest.strictLicences === true),
      problems,
      state: phase === 'now' ? stateOf(each, problems) : phase,
    }
  })
}

function stateOf({ duty: { set, check, heldBy } }: OfLicence, problems: readonly Problem[]): DutyState {
  if (problems.some(({ isUnclear }) => !isUnclear)) return 'broken'
  if (problems.length > 0) return 'unclear'
  return set || check ? 'held' : heldBy!
}

function problemsOf(of: OfLicence, manifest: Manifest, all: readonly OfLicence[]): Problem[] {
  const { set = {}, check } = of.duty
  const ofSettings = Object.entries(set).flatMap(([pointer, bound]): Problem[] => {
    const value = valueAt(manifest, pointer)
    if (holds(value, bound)) return []
    const wanted = within(value, bound)
    const against = contradiction(of, pointer, bound, all)
    return [
      {
        pointer,
        must: boundWords(bound),
        value,
        ...(wanted !== undefined && { wanted }),
        ...(against && { against }),
      },
    ]
  })
  return [...ofSettings, ...(check ? checks[check.rule](manifest, of) : [])]
}

/** Returns a duty of another licence that no value keeps together with a bound. */
function contradiction(of: OfLicence, pointer: string, bound: Bound, all: readonly OfLicence[]): OfLicence | undefined {
  return all.find(({ licence, duty }) => {
    const other = duty.set?.[pointer]
    if (!other || licence === of.licence) return false
    // Of a bound without a complete default nothing is known.
    if (!holds(within(undefined, bound), bound) || !holds(within(undefined, other), other)) return false
    const [one, two] = [within(within(undefined, bound), other), within(within(undefined, other), bound)]
    return !holds(one, bound) && !holds(two, other)
  })
}

type Check = (manifest: Manifest, of: OfLicence) => Problem[]

/** The rules in code, for what settings alone cannot say. */
const checks: Record<NonNullable<OfLicence['duty']['check']>['rule'], Check> = {
  /** Every block and window that promotes says what it offers. */
  'offers-declared': (manifest) => {
    const silent = promotingIn(manifest).filter(({ kind, offer }) => !offer && isAllowed(kind, manifest))
    if (silent.length === 0) return []
    const names = [...new Set(silent.map(({ use }) => `"${use}"`))].join(', ')
    return [
      {
        pointer: '/licences',
        must: `All that promotes must say what it offers ("offer"); without it: ${names}`,
        value: undefined,
        isUnclear: true,
      },
    ]
  },
  /** The hosts under the licence end as it asks. */
  'host-ending': (manifest, { licence, duty }) => {
    const ending = duty.check!.ending ?? ''
    return Object.keys(manifest.hosts).flatMap((host) =>
      host.endsWith(ending) || !licencesAt(manifest as unknown as JsonObject, host).includes(licence)
        ? []
        : [{ pointer: `/hosts/${host}`, must: `a host that ends in ${ending}`, value: host }],
    )
  },
}
