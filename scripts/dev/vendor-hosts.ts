import type { IncomingMessage } from 'node:http'
import type { Plugin } from 'vite'
import type { Sandbox } from '../../sandbox/app/server.ts'
import type { StandIns } from '../publish/brands/stand-ins.ts'

/** Lets the sandbox answer at the hosts of the stand-ins for vendors. */
export function vendorHosts({ app }: Sandbox, { vendors }: StandIns): Plugin {
  const hosts = new Set(Object.values(vendors).map((origin) => new URL(origin).host))
  const isVendor = ({ headers }: IncomingMessage) => hosts.has(headers.host ?? '')
  return {
    name: 'vendor-hosts',
    configureServer({ middlewares, httpServer }) {
      middlewares.use((request, response, next) => {
        if (!isVendor(request)) return next()
        app.server.emit('request', request, response)
      })
      httpServer?.on('upgrade', (request, socket, head) => {
        if (isVendor(request)) app.server.emit('upgrade', request, socket, head)
      })
    },
  }
}
