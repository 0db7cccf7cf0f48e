/** Serves a sandbox with the given database file on a free port, and prints the port. */
import type { AddressInfo } from 'node:net'
import { buildSandbox } from '../../../sandbox/app/server.ts'

const { app } = await buildSandbox({ database: process.argv[2]!, control: true })
await app.listen({ host: '127.0.0.1', port: 0 })
process.stdout.write(`${(app.server.address() as AddressInfo).port}\n`)
