/** `npm run gallery` takes the pictures of the gallery, `npm run gallery -- readme` makes those of README.md. */
import { runCommand } from '../../../scripts/machine/run-command.ts'

if (process.argv[2] === 'readme') await import('./readme/run.ts')
else if (runCommand(['scripts/build.ts', '--if-stale'])) await import('./run.ts')
else process.exitCode = 1
