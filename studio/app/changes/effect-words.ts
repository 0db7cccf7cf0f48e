import type { Effect } from '../../../manifest-tools/diff/effect.ts'
import { definitions, follow, locate, useOf } from '../../../manifest-tools/explain/schema.ts'
import {
  colourTitle,
  formTitle,
  frameTitle,
  nameWords,
  pageTitle,
  placeWords,
  rootTitle,
  settingTitle,
  widgetTitle,
  windowTitle,
} from '../../../manifest-tools/explain/titles.ts'
import { keys } from '../../../manifest-tools/json/pointer.ts'
import { valueWords } from './value-words.tsx'

/** What operators call the groups of effects that have another name in the terminal. */
const groupWords: Partial<Record<Effect['group'], string>> = { Guards: 'Who sees it', Overlays: 'Windows' }

export const groupTitle = (group: Effect['group']): string => groupWords[group] ?? group

/** Returns what an effect concerns and what changes, in the words of Studio’s forms. */
export function effectWords(effect: Effect, manifest: unknown): { subject: string; change: string } {
  const { subject, pointer, group } = effect
  const [section = ''] = keys(pointer)
  const [, , token = '', theme] = keys(pointer)
  if (group === 'Colours' && theme)
    return { subject: `${colourTitle(token)}, ${theme} theme`, change: changeWords(effect, manifest) }
  const isPlace = subject.replaceAll('.', '/') === pointer.slice(1)
  if (isPlace) return { subject: placeWords(pointer, manifest), change: changeWords(effect, manifest) }
  const [holder = '', ...inner] = subject.split(', ')
  return {
    subject: [holderTitle(section, holder), ...inner.map(entryWords)].join(', '),
    change: changeWords(effect, manifest),
  }
}

/** What operators call a page, a window, a list of the frame, own content or the list of a form. */
function holderTitle(section: string, name: string): string {
  const last = name.slice(name.lastIndexOf(' ') + 1)
  if (section === 'pages') return pageTitle(name)
  if (section === 'overlays') return windowTitle(last)
  if (section === 'frame') return frameTitle(name)
  if (section === 'forms') return `${formTitle(name.slice(0, name.lastIndexOf(' ')))}, ${last}`
  if (section === 'content') return `Own ${last === 'popups' ? 'messages' : last}`
  return section === '' ? name : name === section ? rootTitle(section) : name
}

/** Words for an entry such as `game-row (lobby.hot)`. */
function entryWords(entry: string): string {
  const [, use = entry, detail = ''] = /^([\w-]+)( \(.*\))?$/.exec(entry) ?? []
  return `${knownWidget(use)}${detail}`
}

function knownWidget(use: string): string {
  const kind = ['Block', 'Field'].find((each) => definitions[each]?.oneOf?.some((member) => useOf(member) === use))
  return kind === undefined ? (/^[A-Z_]+$/.test(use) ? pageTitle(use) : use) : widgetTitle(kind, use)
}

/** Words for what changes: settings by their titles, values as forms show them. */
function changeWords(effect: Effect, manifest: unknown): string {
  const { change, group, pointer, from, to } = effect
  if (group === 'Guards')
    return change.replace(/^guard (added|removed): ([\w-]+)/, (_all, what, name) => `${what}: ${nameWords(name)}`)
  const [, path, rest = change] = /^([\w.-]+): (.*)$/s.exec(change) ?? []
  const verb = path !== undefined && ['added', 'removed', 'moved', 'default'].includes(path)
  const words = valuesIn(verb ? change : rest, from, to)
  return path === undefined || verb ? words : `${pathTitle(path, effect, manifest, pointer)}: ${words}`
}

function valuesIn(change: string, from: unknown, to: unknown): string {
  if (change.includes(' → ') && isScalar(from) && isScalar(to)) {
    const aside = / \(([^()]*)\)$/.exec(change)?.[0] ?? ''
    return `${valueWords(from, undefined, {})} → ${valueWords(to, undefined, {})}${aside}`
  }
  return change.replace(
    /^(added|removed|moved): ([\w-]+)(.*?)(?:, now after ([\w-]+)(.*))?$/s,
    (_all, what: string, use: string, detail: string, after?: string, of = '') =>
      `${what}: ${knownWidget(use)}${detail}${after ? `, now after ${knownWidget(after)}${of}` : ''}`,
  )
}

const isScalar = (value: unknown) => typeof value !== 'object' || value === null

/** What operators call the setting of a path in a block, a page or a window. */
function pathTitle(path: string, { subject }: Effect, manifest: unknown, pointer: string): string {
  const use = /, ([\w-]+)(?: \(.*\))?$/.exec(subject)?.[1]
  const member = definitions.Block?.oneOf?.find((each) => useOf(each) === use)
  const own = member && follow(member).properties?.[path]
  if (own) return settingTitle(path, own)
  if (!locate(pointer, manifest)) return path.split('.').map(nameWords).join(' › ')
  return placeWords(pointer, manifest).split(' › ').slice(-path.split('.').length).join(' › ')
}
