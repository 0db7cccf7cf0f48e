import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readOutcome } from '../../../../scripts/test/reports.ts'
import { recordedBrands } from './brands-picture.ts'

/** What the badges say. What has not been measured has no badge. */
export interface Measured {
  brands: number
  languages: number
  /** Tests that passed in the last whole run without a failure. */
  tests?: number
  /** Scripts before the main page is ready, of the brand with the most, in KB. */
  firstLoadKb?: number
  /** The lowest score of a brand’s main page for accessibility. */
  lighthouseAccessibility?: number
}

interface Result {
  figures: Record<string, number>
}

const readJson = <T>(file: string): T | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined

/** What is counted now: the brands of the picture above the badges, and the languages. */
export const counted = (): Pick<Measured, 'brands' | 'languages'> => ({
  brands: recordedBrands().length,
  languages: readdirSync('public/locales').length,
})

/** Returns the latest measures: those of `test-results`, else the former ones. */
export function measure(former: Partial<Measured>, folder: string): Measured {
  const figures = (bench: string, name: string) =>
    readJson<Result[]>(`${folder}/bench-${bench}.json`)?.flatMap((result) => result.figures[name] ?? [])
  const sizes = figures('size', 'JS before ready, KB')
  const scores = figures('lighthouse', 'accessibility')
  return {
    ...former,
    ...counted(),
    ...passedTests(folder),
    ...(sizes?.length ? { firstLoadKb: Math.max(...sizes) } : {}),
    ...(scores?.length ? { lighthouseAccessibility: Math.min(...scores) } : {}),
  }
}

/** The whole run of `npm test` writes both reports; one with a failure says nothing. */
function passedTests(folder: string): Pick<Measured, 'tests'> {
  const reports = ['unit', 'e2e'].map((name) => readJson<Parameters<typeof readOutcome>[0]>(`${folder}/${name}.json`))
  const outcomes = reports.flatMap((report) => (report ? readOutcome(report) : []))
  if (outcomes.length < reports.length || outcomes.some(({ failed }) => failed > 0)) return {}
  return { tests: outcomes.reduce((sum, { passed }) => sum + passed, 0) }
}

/** A badge: the name of its file, what is measured, and the value. */
interface Badge {
  name: string
  label: string
  value: string
}

const badgesOf = ({ brands, languages, tests, firstLoadKb, lighthouseAccessibility }: Measured): Badge[] => [
  { name: 'brands', label: 'brands', value: `${brands}` },
  { name: 'languages', label: 'languages', value: `${languages}` },
  ...(tests === undefined ? [] : [{ name: 'tests', label: 'tests passed', value: tests.toLocaleString('en') }]),
  ...(firstLoadKb === undefined
    ? []
    : [{ name: 'first-load', label: 'scripts of a first visit', value: `${firstLoadKb.toFixed(1)} KB` }]),
  ...(lighthouseAccessibility === undefined
    ? []
    : [{ name: 'lighthouse', label: 'Lighthouse accessibility', value: `${lighthouseAccessibility}` }]),
]

const folder = 'docs/pictures/badges'
const letter = 6.1
const widthOf = (text: string) => Math.round(text.length * letter) + 16

function svg({ label, value }: Badge): string {
  const [left, right] = [widthOf(label), widthOf(value)]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${left + right}" height="22" role="img" aria-label="${label}: ${value}"><clipPath id="c"><rect width="${left + right}" height="22" rx="5"/></clipPath><g clip-path="url(#c)"><rect width="${left}" height="22" fill="#39424e"/><rect x="${left}" width="${right}" height="22" fill="#14597f"/></g><g fill="#fff" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11" text-anchor="middle"><text x="${left / 2}" y="15" textLength="${left - 14}">${label}</text><text x="${left + right / 2}" y="15" textLength="${right - 14}">${value}</text></g></svg>\n`
}

/** The files of the badges, by their paths. */
export const badgeFiles = (measured: Measured): Record<string, string> =>
  Object.fromEntries(badgesOf(measured).map((badge) => [`${folder}/${badge.name}.svg`, svg(badge)]))

const place = /(<!-- badges -->\n)[\s\S]*?(\n<!-- \/badges -->)/

/** Puts the badges into the text of README.md, between their marks. */
export function withBadges(readme: string, measured: Measured): string {
  if (!place.test(readme)) throw new Error('README.md has no place for badges.')
  const images = badgesOf(measured).map(({ name, label, value }) => `![${label}: ${value}](${folder}/${name}.svg)`)
  return readme.replace(place, (_all, before: string, after: string) => `${before}${images.join('\n')}${after}`)
}
