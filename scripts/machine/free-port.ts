import { createServer, type AddressInfo } from 'node:net'

/** A port that nobody listens on. The brands’ pages name the port of the stand-ins for vendors, so it must be known before serving. */
export const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
