/** The port of the server that most browser tests use. */
export const port = 4610

const crossPort = 4611
const domain = 'sandbox.test'

/** A brand and its API on sibling hosts. The browser finds them on this machine by a rule of its own (chromium.ts). */
export const crossOrigin = {
  port: crossPort,
  domain,
  page: `http://betogol.${domain}:${crossPort}`,
  api: `http://api.${domain}:${crossPort}`,
  /** Host names and brands, as scripts/start.ts reads them. */
  hosts: `betogol.${domain}=betogol`,
}
