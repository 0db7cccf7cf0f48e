import { unifiedDiff } from '../../scripts/brand/unified-diff.ts'
import { checkBrands, resolving } from '../../scripts/manifests/check-brands.ts'
import { codeAddress } from '../../scripts/manifests/code-page.ts'
import { effectsOf } from '../../scripts/manifests/diff/effects.ts'
import type { Manifests } from '../../scripts/manifests/read-manifests.ts'
import type { Changed, Checked } from '../shared/calls.ts'
import { expectBrand, isWhole, withText } from './brands.ts'

/** Checks a brand’s text without saving it, as `brand check` does. */
export function checkText(manifests: Manifests, id: string, text: string): Checked {
  expectBrand(manifests, id)
  const { diagnostics } = checkBrands(withText(manifests, id, text), [id])
  return {
    diagnostics: diagnostics.map((each) => {
      const page = codeAddress(each.code)
      return { ...each, ...(page && { page }) }
    }),
  }
}

/** Returns what a text changes: its effects as `brand diff` tells them, and its lines. */
export function changesOf(manifests: Manifests, id: string, text: string): Changed {
  const file = expectBrand(manifests, id)
  const [before, after] = [resolving(manifests)(id), resolving(withText(manifests, id, text))(id)]
  return {
    effects: isWhole(before) && isWhole(after) ? effectsOf(before.manifest, after.manifest) : [],
    diff: unifiedDiff(file.path, file.text, text),
  }
}
