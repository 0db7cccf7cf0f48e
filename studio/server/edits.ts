import { unifiedDiff } from '../../scripts/brand/migrate/unified-diff.ts'
import { beforeLive } from '../../manifest-tools/check/before-live.ts'
import { checkBrands, resolving } from '../../manifest-tools/check/check-brands.ts'
import { codeAddress } from '../../manifest-tools/check/code-page.ts'
import { readContext } from '../../manifest-tools/check/context.ts'
import { plainProblem, plainWords } from '../../manifest-tools/explain/plain-words.ts'
import { severities } from '../../manifest-tools/check/format.ts'
import { effectsOf } from '../../manifest-tools/diff/effects.ts'
import { readOnce, type Manifests } from '../../manifest-tools/layers/read-manifests.ts'
import type { Changed, Checked } from '../shared/calls.ts'
import { dutyCards } from './duties.ts'
import { expectFile, isWhole } from './brands.ts'
import { isParent, usersOf } from './parents.ts'
import { withText } from './with-text.ts'

/**
 * Checks a text without saving it, as `brand check` does, and says what it finds in the words of the forms; of a parent, of all
 * brands that inherit from it.
 */
export function checkText(manifests: Manifests, id: string, text: string): Checked {
  expectFile(manifests, id)
  const brands = isParent(manifests, id) ? usersOf(manifests, id) : [id]
  const typed = readOnce(withText(manifests, id, text))
  const resolve = resolving(typed)
  const { diagnostics } = checkBrands(typed, brands, resolve)
  const hasList = brands[0] === id && severities(diagnostics).errors === 0
  const { manifest } = resolve(brands[0] ?? id)
  const live = hasList ? beforeLive(resolve(id), typed, readContext(typed, resolve)) : []
  return {
    duties: brands[0] === id ? dutyCards(manifest) : [],
    live: live.map(({ open, done, ...item }) => ({
      ...item,
      open: open.map((each) => plainProblem(each, manifest)),
      ...(done !== undefined && { done: plainWords(done, '', manifest) }),
    })),
    diagnostics: diagnostics.map((each) => {
      const page = codeAddress(each.code)
      return { ...plainProblem(each, manifest), ...(page && { page }) }
    }),
  }
}

/** Returns what a text changes: its effects as `brand diff` tells them, of a parent for each of its brands, and its lines. */
export function changesOf(manifests: Manifests, id: string, text: string): Changed {
  const file = expectFile(manifests, id)
  const [before, after] = [resolving(manifests), resolving(withText(manifests, id, text))]
  const effects = (name: string) => {
    const [one, other] = [before(name), after(name)]
    return isWhole(one) && isWhole(other) ? effectsOf(one.manifest, other.manifest) : []
  }
  const diff = unifiedDiff(file.path, file.text, text)
  if (!isParent(manifests, id)) return { effects: effects(id), diff }
  return { effects: [], diff, brands: usersOf(manifests, id).map((name) => ({ id: name, effects: effects(name) })) }
}
