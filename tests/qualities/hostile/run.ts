/**
 * The slow suite `hostile`: tests hostile texts, values, messages and prototypes against the product, and prints a table
 * of them. Exits with 1 if any has an effect.
 */
import { rmSync } from 'node:fs'
import { runCommand } from '../../../scripts/machine/run-command.ts'
import { cellsFolder, recorded, table } from './cells.ts'
import { allPlaces } from './schema.ts'
import { attacks } from './texts.ts'

const columns = [...attacks, 'prototype']

rmSync(cellsFolder, { recursive: true, force: true })
const steps = [
  runCommand(['vitest', 'run', '--retry=0', 'tests/qualities/hostile/unit']),
  runCommand(['playwright', 'test', '--retries=0', '--workers=1', '--project=hostile', ...process.argv.slice(2)]),
]

const cells = recorded()
console.log(`\nTexts put into each place, by attack:\n\n${table(cells, columns)}`)
const reached = new Set(cells.filter(({ count }) => count > 0).map(({ column, place }) => `${column} ${place}`))
const missed = allPlaces.flatMap((place) =>
  attacks.filter((attack) => !reached.has(`${attack} ${place}`)).map((attack) => `${place}: ${attack}`),
)
console.log(
  `\n${reached.size} cells, ${cells.reduce((sum, { count }) => sum + count, 0)} texts; ${missed.length} cells not reached`,
)
for (const each of missed) console.error(`not reached: ${each}`)
if (steps.includes(false) || missed.length > 0) process.exitCode = 1
