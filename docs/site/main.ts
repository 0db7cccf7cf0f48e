/**
 * `npm run docs` builds the documentation site. `--check` also opens it in a browser, and checks the types of what needs
 * the site’s packages.
 */
import { installPackages } from '../../scripts/install-packages.ts'
import { runCommand } from '../../scripts/machine/run-command.ts'

const output = 'docs/site/dist'

installPackages('docs/site')
/** Not a literal in `import()`, because the root’s type check must not follow it: its packages may not be installed. */
const buildFile = './build.ts'
const { buildSite } = (await import(buildFile)) as { buildSite: (output: string) => Promise<string[]> }
const problems = await buildSite(output)
if (process.argv.includes('--check')) {
  const { checkSite } = await import('./check.ts')
  problems.push(...(await checkSite(output)))
  if (!runCommand(['tsc', '-p', 'docs/site'])) problems.push('the types of docs/site are wrong')
}
for (const problem of problems) console.error(`error: ${problem}`)
process.exitCode = problems.length > 0 ? 1 : 0
