import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

const folder = new URL('../../../games/frame/', import.meta.url)

/** The parts of `game.css` in their order: later parts override earlier ones. */
const styleNames = [
  'base',
  'shell',
  'bar',
  'dialogs',
  'celebration',
  'rounds',
  'spots',
  'wheel',
  'cards',
  'dice',
  'numbers',
  'crash',
  'screens',
  'small-screens',
  'slot',
]

let bundling: Promise<Map<string, string>> | undefined

/** The client code of the games by file name; bundled when the first game is opened, one chunk per kind of game. */
export const gameCode = (): Promise<Map<string, string>> => (bundling ??= bundle())

async function bundle(): Promise<Map<string, string>> {
  const build = await rolldown({
    input: {
      main: fileURLToPath(new URL('main.ts', folder)),
      launcher: fileURLToPath(new URL('launcher.ts', folder)),
    },
    platform: 'browser',
    transform: { target: ['chrome90', 'firefox100', 'safari15'] },
  })
  const { output } = await build.generate({
    format: 'esm',
    minify: true,
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
  })
  await build.close()
  const styles = styleNames.map((name) => readFileSync(new URL(`styles/${name}.css`, folder), 'utf8')).join('\n')
  return new Map([
    ...output.map(({ fileName, ...file }): [string, string] => [fileName, 'code' in file ? file.code : '']),
    ['game.css', styles],
    ['launcher.css', readFileSync(new URL('styles/launcher.css', folder), 'utf8')],
  ])
}
