import { stdin, stdout } from 'node:process'
import { confirm, isCancel, select } from '@clack/prompts'
import type { Platform } from '#manifest'
import { problemOf } from '../../answers/fields.ts'
import { readAnswer } from '../../answers/read-answer.ts'
import { formatMember } from '#manifest-tools/json/format-manifest.ts'
import type { Answer } from '../check-call.ts'
import { productCalls } from '../calls.ts'
import { eventNames, type HeardEvent } from '../listen.ts'
import type { Failure } from '../provoke.ts'
import type { Unit } from './money.ts'
import { preview } from './preview.ts'
import { propose, type Proposal } from './propose.ts'
import { addedTo, writePlatform } from './write.ts'

/** What a platform says beside its responses. */
export interface Learned {
  failures: Failure[]
  events: HeardEvent[]
}

/** What a mapping is proposed for. */
export interface Mapping {
  answers: readonly Answer[]
  learned: Learned
  /** The brand’s `platform`, with what it inherits. */
  known: Platform
  /** The calls that the platform does not seem to have. */
  lacks: readonly string[]
  /** The brand’s file. */
  file: string
  unit?: Unit | undefined
  /** Write without asking. */
  yes: boolean
}

/** Proposes settings of `platform`, shows what is read with them, and writes them into the brand’s file after a yes. */
export async function mapBrand({ answers, learned, known, lacks, file, unit, yes }: Mapping): Promise<void> {
  const responses = answers.flatMap(({ call: { entity }, body }) => (entity ? [{ entity, body }] : []))
  const proposed = (given: Unit | undefined) => propose(responses, { ...learned, known, lacks, unit: given })
  const isAsking = stdin.isTTY && stdout.isTTY && !yes
  const first = proposed(unit)
  const proposal = first.unitless.length > 0 && isAsking ? proposed(await askUnit(first)) : first
  const { platform } = proposal
  const added = addedTo(known, platform)
  if (Object.keys(added).length === 0) return console.log('\nNothing to map: every response is read as it is.')
  console.log(`\nProposed settings for ${file}\n\n  "platform": ${formatMember('platform', added)}`)
  console.log(wordsOf(proposal))
  console.log(`\nThree screens with these settings\n\n${preview(answers, platform)}`)
  console.log(unseen(proposal, learned))
  console.log(stillUnread(answers, platform))
  if (!yes && !isAsking) return console.log(`Nothing was written. Add --yes to write the settings into ${file}.`)
  const isAgreed = yes || (await confirm({ message: `Write them into ${file}?` })) === true
  if (!isAgreed) return console.log('Nothing was written.')
  writePlatform(file, added)
  console.log(`Wrote ${file}. Run the doctor again to see how it is read.`)
}

async function askUnit({ unitless: [example = ''] }: Proposal): Promise<Unit | undefined> {
  const message = `Amounts are whole numbers: ${example}. What is their unit?`
  const unit = await select<Unit | 'unknown'>({
    message,
    options: [
      { value: 'minor', label: 'the currency’s smallest unit, such as cents' },
      { value: 'major', label: 'the currency itself' },
      { value: 'unknown', label: 'I do not know: leave amounts out' },
    ],
  })
  return isCancel(unit) || unit === 'unknown' ? undefined : unit
}

function wordsOf({ doubts, unitless }: Proposal): string {
  const section = (title: string, lines: string[]) =>
    lines.length === 0 ? [] : [`\n${title}`, ...lines.map((line) => `  ${line.slice(0, 140)}`)]
  return [
    ...section('Check these by hand:', doubts),
    ...section('Not mapped: whole amounts do not tell their unit. Add --unit minor or --unit major:', unitless),
  ].join('\n')
}

/** The calls and events whose form no response has told. */
function unseen({ seen, platform: { lacks = [] } }: Proposal, { events }: Learned): string {
  const calls = productCalls.filter(({ entity, name }) => entity && !seen.has(entity.name) && !lacks.includes(name))
  const silent = eventNames.filter((name) => events.every((event) => event.name !== name))
  const lines = [...calls.map(({ name }) => `  ${name}`), ...silent.map((name) => `  event ${name}`)]
  return lines.length === 0 ? '' : `\nNot seen, so that nothing is proposed for them:\n${lines.join('\n')}`
}

function stillUnread(answers: readonly Answer[], platform: Platform): string {
  const lines = answers.flatMap(({ call, body }) => {
    const problem = call.reads && problemOf(readAnswer(call.reads, body, platform))
    return problem ? [`  ${call.name}: ${problem}`] : []
  })
  return lines.length === 0
    ? '\nEvery response can be read.\n'
    : `\nStill not read:\n${[...new Set(lines)].join('\n')}\n`
}
