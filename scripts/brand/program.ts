import { brandProgram, commandNames } from './commands.ts'
import { failureSentence } from './failure-sentence.ts'
import { fail } from './open-brand.ts'

const [, , first = ''] = process.argv
const program = await brandProgram(commandNames.includes(first) ? [first] : commandNames)
let site: string | undefined
program.hook('preAction', (_program, command) => void ({ site } = command.opts<{ site?: string }>()))
try {
  await program.parseAsync()
} catch (error) {
  const sentence = failureSentence(error, site)
  if (sentence === undefined) throw error
  fail(sentence)
}
