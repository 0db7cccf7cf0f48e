/** Serves a sandbox with the given database at the given port, or at a free one for 0, and prints the port. */
import type { AddressInfo } from 'node:net'
import { buildSandbox } from '../../../sandbox/app/server.ts'

const { app } = await buildSandbox({ database: process.argv[2]!, control: true, jackpotInterval: 500 })
await app.listen({ host: '127.0.0.1', port: Number(process.argv[3]) })
process.stdout.write(`${(app.server.address() as AddressInfo).port}\n`)
