/** `npm run docs` builds the documentation site. `--check` also checks the types of what needs the site’s packages. */
import { spawnSync } from 'node:child_process'
import { installPackages } from '../../scripts/install-packages.ts'

installPackages('docs/site')
/** Not a literal in `import()`, because the root’s type check must not follow it: its packages may not be installed. */
const buildFile = './build.ts'
const { buildSite } = (await import(buildFile)) as { buildSite: () => Promise<string[]> }
const problems = await buildSite()
for (const problem of problems) console.error(`error: ${problem}`)
const types = process.argv.includes('--check')
  ? spawnSync('tsc', ['-p', 'docs/site'], { stdio: 'inherit', shell: process.platform === 'win32' }).status
  : 0
process.exitCode = problems.length > 0 || types !== 0 ? 1 : 0
