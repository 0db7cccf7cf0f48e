import type { Manifests } from '../../manifest-tools/layers/read-manifests.ts'

/** Returns the manifests with a text in place of a brand’s file. */
export const withText = (manifests: Manifests, id: string, text: string): Manifests => ({
  ...manifests,
  read: (name) => (name === id ? text : manifests.read(name)),
})
