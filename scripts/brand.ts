/** The command for operators: `npm run brand -- <command>`. */
import { enableCompileCache } from 'node:module'

// Without it most commands spend more time on compiling their code than on their work.
enableCompileCache()
await import('./brand/program.ts')
