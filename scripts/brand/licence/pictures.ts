import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Screen } from '#schemas/licence.ts'
import type { Box, DutyEvidence, Evidence, Picture } from '#manifest-tools/licences/evidence.ts'

/** The size of pictures in pixels: most players have phones. */
export const pictureSize = { width: 375, height: 900 }

/** A screen, and the name of its pictures. */
export interface NamedScreen {
  name: string
  screen: Screen
}

/** What was seen of a screen in a language. */
export interface Sighting {
  name: string
  language: string
  /** The selectors that showed nothing. */
  lacks: string[]
  /** Where the first selector’s element is in the picture. */
  box?: Box
}

const keyOf = ({ page, who, clicks, shows }: Screen) => JSON.stringify([page, who, clicks, shows])

/** Whether a duty’s screens are to show it: not before or after its days. */
const applies = ({ state }: DutyEvidence) => state !== 'coming' && state !== 'over'

/** Returns the different screens of an evidence. The first of a page has the page’s name, the others a number as well. */
export function namedScreens({ licences }: Evidence): NamedScreen[] {
  const counts = new Map<string, number>()
  const found = new Map<string, NamedScreen>()
  for (const screen of licences.flatMap(({ duties }) => duties.filter(applies).flatMap(({ screens }) => screens))) {
    const key = keyOf(screen)
    if (found.has(key)) continue
    const count = (counts.get(screen.page) ?? 0) + 1
    counts.set(screen.page, count)
    found.set(key, { name: count === 1 ? screen.page : `${screen.page}-${count}`, screen })
  }
  return [...found.values()]
}

/** Returns the name of a picture’s file. */
export const fileName = (name: string, language: string) => `${name}-${language}.png`

interface Given {
  /** The folder of the pictures, which are copied beside the evidence. */
  folder: string
  /** The folder of the evidence. */
  to: string
  languages: readonly string[]
  /** What was seen, if the pictures were taken. */
  sightings?: readonly Sighting[]
}

/**
 * Adds pictures to an evidence. A duty that is not broken, and is not seen on a screen that must show it, is `unseen`. Pictures of your
 * own are named `PAGE-language.png`.
 */
export function withPictures(evidence: Evidence, { folder, to, languages, sightings }: Given): Evidence {
  const names = new Map(namedScreens(evidence).map(({ name, screen }) => [keyOf(screen), name]))
  const read = pictureReader(folder, join(to, 'pictures'))
  const picturesOf = (screen: Screen): Picture[] => {
    const name = names.get(keyOf(screen))
    return languages.flatMap((language): Picture[] => {
      const seen = sightings?.find((each) => each.name === name && each.language === language)
      const file = read(name ?? screen.page, language) ?? (sightings ? undefined : read(screen.page, language))
      if (!file && !seen) return []
      return [{ language, ...file, ...(seen && sightOf(seen)) }]
    })
  }
  const illustrated = (duty: DutyEvidence): DutyEvidence => {
    if (!applies(duty)) return duty
    return judged({ ...duty, screens: duty.screens.map((each) => ({ ...each, pictures: picturesOf(each) })) })
  }
  return {
    ...evidence,
    licences: evidence.licences.map((licence) => ({ ...licence, duties: licence.duties.map(illustrated) })),
  }
}

const sightOf = ({ lacks, box }: Sighting) => ({
  isSeen: lacks.length === 0,
  ...(lacks.length > 0 && { lacks }),
  ...(box && { box }),
})

/** Returns a function that copies a picture beside the evidence, and returns its file and hash; undefined if there is none. */
function pictureReader(folder: string, target: string) {
  mkdirSync(target, { recursive: true })
  return (name: string, language: string): Pick<Picture, 'file' | 'sha256'> | undefined => {
    const from = join(folder, fileName(name, language))
    if (!existsSync(from)) return undefined
    if (resolve(folder) !== resolve(target)) copyFileSync(from, join(target, fileName(name, language)))
    const sha256 = createHash('sha256').update(readFileSync(from)).digest('hex')
    return { file: `pictures/${fileName(name, language)}`, sha256 }
  }
}

function judged(duty: DutyEvidence): DutyEvidence {
  const unseen = unseenIn(duty)
  if (unseen.length === 0 || duty.state === 'broken') return duty
  return { ...duty, state: 'unseen', problems: [...duty.problems, ...unseen] }
}

const unseenIn = ({ screens }: DutyEvidence): string[] =>
  screens.flatMap(({ page, pictures = [] }) =>
    pictures.flatMap(({ language, isSeen, lacks = [] }) =>
      isSeen === false ? [`not seen on ${page} in ${language}: ${lacks.join(', ')}`] : [],
    ),
  )

/** Returns what is not seen where it must be, a line per page and language. */
export const unseenLines = ({ licences }: Evidence): string[] =>
  licences.flatMap(({ id, duties }) =>
    duties.flatMap((duty) =>
      duty.state === 'unseen' ? unseenIn(duty).map((each) => `${id} ${duty.id}: ${each}`) : [],
    ),
  )
