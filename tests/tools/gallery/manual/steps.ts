import { readFileSync } from 'node:fs'
import { sectionOf } from '../../house/docs.ts'

/** What a reader of the manual does: `type` has what to type, `read` what is then on the screen. */
export interface Act {
  verb: 'choose' | 'open' | 'pick' | 'read' | 'select' | 'tick' | 'type' | 'upload'
  /** The name of a button, a tab, an entry of the tree or a field. */
  name: string
  value: string
}

/** A step of the manual, and the file of the picture after it. */
export interface Step {
  acts: Act[]
  picture?: string | undefined
}

const words =
  /\b(?<verb>choose|open|pick|read|select|tick|type|upload)\b|`(?<value>[^`]+)`|\*\*(?<name>[^*]+)\*\*|(?<end>[.:;]\s|\n\n)|!\[[^\]]*\]\((?<picture>[^)]+)\)/gi

/**
 * Reads the steps of a section. A sentence says what to do in one form: a verb, then `what to type` where it needs it, then
 * the **name** on the screen; `and` with another name repeats the verb. Anything else explains.
 */
export const stepsOf = (page: string, section: string): Step[] =>
  sectionOf(readFileSync(page, 'utf8'), section)
    .split(/^(?=\d+\. )/m)
    .slice(1)
    .map(stepOf)

function stepOf(text: string): Step {
  const acts: Act[] = []
  let verb: Act['verb'] | undefined
  let value = ''
  let picture: string | undefined
  for (const { groups = {} } of text.matchAll(words)) {
    if (groups.verb) [verb, value] = [groups.verb.toLowerCase() as Act['verb'], '']
    else if (groups.end) verb = undefined
    else if (groups.picture) ({ picture } = groups)
    else if (groups.value && verb === 'read') acts.push({ verb, name: '', value: groups.value })
    else if (groups.value) ({ value } = groups)
    else if (groups.name && verb) acts.push({ verb, name: groups.name, value })
  }
  return { acts, picture }
}
