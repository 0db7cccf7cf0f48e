/** The hosts of a vendor, next to the one that its script was loaded from. */
export interface VendorHosts {
  /** Calls. */
  api: string
  /** Code, styles, texts and fonts. */
  cdn: string
  /** The live feed’s socket, `ws:` or `wss:`. */
  live: string
}

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
