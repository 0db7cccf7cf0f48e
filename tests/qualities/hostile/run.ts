/**
 * The slow suite `hostile`: tests hostile texts, values, messages and prototypes against the product. Exits with 1 if any
 * has an effect, or if an attack has not reached a place.
 */
import { runCommand } from '../../../scripts/machine/run-command.ts'
import { recordedCells } from '../../../scripts/test/cells.ts'
import { allPlaces } from './schema.ts'
import { attacks } from './texts.ts'

const steps = [
  runCommand(['vitest', 'run', '--retry=0', 'tests/qualities/hostile/unit']),
  runCommand(['playwright', 'test', '--retries=0', '--workers=1', '--project=hostile', ...process.argv.slice(2)]),
]
const reached = new Set(
  recordedCells('hostile').flatMap(({ row, column, count }) => (count === 0 ? [] : [`${row}: ${column}`])),
)
const missed = allPlaces
  .flatMap((place) => attacks.map((attack) => `${place}: ${attack}`))
  .filter((each) => !reached.has(each))
for (const each of missed) console.error(`not reached: ${each}`)
if (steps.includes(false) || missed.length > 0) process.exitCode = 1
