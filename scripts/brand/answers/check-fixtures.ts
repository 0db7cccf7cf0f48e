import type { Platform } from '#manifest'
import type { Diagnostic } from '#manifest-tools/check/diagnostic.ts'
import { productCalls } from '../doctor/calls.ts'
import { fieldsOf, problemOf } from './fields.ts'
import type { Opened } from '../open-brand.ts'
import { readFixtures, type Fixture } from './fixtures.ts'
import { readAnswer } from './read-answer.ts'

/** Opens the recorded responses of a folder. */
export function recorded(folder: string) {
  const fixtures = readFixtures(folder)
  return {
    /** What the product cannot read of them, for each of these brands. */
    findings: (brands: readonly string[], open: (name: string) => Opened): Diagnostic[] =>
      brands.flatMap((id) => checkFixtures(id, (open(id).manifest['platform'] ?? {}) as Platform, fixtures)),
    /** The ids of the categories of games in them, read by each of these mappings; undefined if none are recorded. */
    categories: (platforms: readonly Platform[]) => categoriesIn(fixtures, platforms),
  }
}

function categoriesIn(fixtures: readonly Fixture[], platforms: readonly Platform[]): string[] | undefined {
  const bodies = fixtures
    .filter(({ call }) => call === 'GET /games/categories')
    .flatMap(({ responses }) => responses.map(({ body }) => body))
  const lists = platforms.flatMap((platform) => bodies.map((body) => readAnswer('CategoryList', body, platform).value))
  const ids = lists.flatMap((list) => ((list ?? []) as { id: string }[]).map(({ id }) => id))
  return ids.length > 0 ? [...new Set(ids)] : undefined
}

/**
 * Checks that the product reads recorded responses by a brand’s mapping. What cannot be read is an error; a place in the
 * mapping that no response has is a warning.
 */
export function checkFixtures(
  brand: string,
  platform: Platform,
  fixtures: readonly (Fixture & { file: string })[],
): Diagnostic[] {
  return fixtures.flatMap((fixture) => {
    if (platform.lacks?.includes(fixture.call)) return []
    const call = productCalls.find(({ name }) => name === fixture.call)
    const finding = (severity: Diagnostic['severity'], message: string): Diagnostic => ({
      code: 'platform/answer',
      severity,
      pointer: '/platform',
      message: `${brand}: ${fixture.call}: ${message}`,
      file: fixture.file,
      line: 1,
      column: 1,
      ...(call?.without && { effect: call.without }),
    })
    if (!call?.reads) return [finding('error', 'the product makes no such call')]
    const readings = fixture.responses.map(({ body }) => readAnswer(call.reads!, body, platform))
    const whole = readings.flatMap((reading) => problemOf(reading) ?? []).slice(0, 1)
    const fields = fieldsOf(readings, platform)
    return [
      ...whole.map((problem) => finding('error', problem)),
      ...fields
        .filter(({ states }) => states.unreadable)
        .map(({ name, example }) => finding('error', `${name} cannot be read: ${example}`)),
      ...fields
        .filter(
          ({ name, states }) => isMapped(platform, name) && !states['as is'] && !states.coerced && !states.unreadable,
        )
        .map(({ name }) => finding('warning', `${name} is mapped to a place that no recorded response has`)),
    ]
  })
}

function isMapped({ answers }: Platform, field: string): boolean {
  const [entity = '', key = ''] = field.split('.')
  return answers?.[entity]?.[key] !== undefined
}
