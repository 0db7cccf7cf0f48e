import type { VendorHosts } from '../book/options.ts'

/** Returns the hosts that belong to a script: https://sport.vendor.example/x.js has https://cdn.vendor.example and wss://live.vendor.example/feed. */
export function siblingHosts(address: string): VendorHosts {
  const { protocol, host, origin } = new URL(address)
  const beside = (name: string) => host.replace(/^[^.]+/, name)
  return {
    api: `${origin}/sportsbook/v1`,
    cdn: `${protocol}//${beside('cdn')}`,
    live: `${protocol.replace('http', 'ws')}//${beside('live')}/feed`,
  }
}

/** Returns the hosts of the running script. Call it while the script is evaluated. */
export const hostsOfScript = (): VendorHosts => siblingHosts((document.currentScript as HTMLScriptElement).src)
