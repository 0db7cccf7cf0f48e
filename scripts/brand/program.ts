import { brandProgram, commandNames } from './commands.ts'
import { failureSentence } from './failure-sentence.ts'
import { fail } from './open-brand.ts'

/** Runs `brand` with the words that follow it on the command line. */
export async function runBrand(words: readonly string[]): Promise<void> {
  const [first = ''] = words
  const program = await brandProgram(commandNames.includes(first) ? [first] : commandNames)
  let site: string | undefined
  program.hook('preAction', (_program, command) => void ({ site } = command.opts<{ site?: string }>()))
  try {
    await program.parseAsync(words, { from: 'user' })
  } catch (error) {
    const sentence = failureSentence(error, site)
    if (sentence === undefined) throw error
    fail(sentence)
  }
}
