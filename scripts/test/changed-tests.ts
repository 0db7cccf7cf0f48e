import { dirname } from 'node:path'

/** The rules of the repository: paths, links, texts, sizes. Every change can break one. */
const always = ['tests/tools/house/']

/** Tests that read files instead of importing them, or check all of a kind, and the changes that concern them. */
const readers: readonly { changed: RegExp; tests: readonly string[] }[] = [
  {
    changed: /^(manifests|public|widgets)\//,
    tests: ['scripts/publish/head/web-app.test.ts', 'tests/qualities/render/'],
  },
  {
    changed: /(\.schema\.json|\/rules\.ts)$|^schemas\/corpus\/|^manifest-tools\/rules\//,
    tests: [
      ...['catalogue', 'corpus', 'mistakes', 'patterns'].map((name) => `manifest-tools/check/${name}.test.ts`),
      'studio/app/settings/',
    ],
  },
]

/** Returns the tests of the nearest folder, from the file’s own upwards, that has any. */
function nearest(file: string, tests: readonly string[]): string[] {
  for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) {
    const found = tests.filter((test) => dirname(test) === folder)
    if (found.length > 0) return found
  }
  return []
}

/**
 * Returns the files and folders of tests to run after these files have changed: the tests nearest to each, and those that read it. What
 * imports a changed file is not followed: the registry imports every widget, so that a third of all tests would follow from one.
 */
export const testsOf = (changed: readonly string[], tests: readonly string[]): string[] => [
  ...new Set([
    ...always,
    ...readers.flatMap((reader) => (changed.some((file) => reader.changed.test(file)) ? reader.tests : [])),
    ...changed.flatMap((file) => nearest(file, tests)),
  ]),
]
