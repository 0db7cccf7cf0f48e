import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const needsDocument = ({ moduleId }: TestSpecification) =>
  readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment jsdom')

/**
 * Sorts files of the same project by their environment: a worker keeps its modules and its document for the next file only if that has
 * the same environment; otherwise another worker starts, which takes longer than most files’ tests.
 */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    const projects = new Set(sorted.map(({ project }) => project))
    return [...projects].flatMap((project) => {
      const own = sorted.filter((file) => file.project === project)
      return [...own.filter(needsDocument), ...own.filter((file) => !needsDocument(file))]
    })
  }
}
