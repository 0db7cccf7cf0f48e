/**
 * The command for operators: `npm run brand -- <command>`. Plain JavaScript, because the cache of compiled code is not in use yet:
 * TypeScript here would load the compiler for each command.
 */
import { enableCompileCache } from 'node:module'

// Without it most commands spend more time on compiling their code than on their work.
enableCompileCache()
const { runBrand } = await import('./brand/program.ts')
await runBrand(process.argv.slice(2))
