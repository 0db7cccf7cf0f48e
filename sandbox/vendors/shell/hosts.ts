/** Where a vendor’s parts come from: each kind from a host of its own, next to the one that its script was loaded from. */
export interface VendorHosts {
  /** Calls. */
  api: string
  /** Code, styles, texts and fonts. */
  cdn: string
  /** The live feed’s socket, `ws:` or `wss:`. */
  live: string
}

/** The hosts beside a script’s: https://sport.vendor.example/x.js has https://cdn.vendor.example and wss://live.vendor.example/feed. */
export function hostsBeside(address: string): VendorHosts {
  const { protocol, host, origin } = new URL(address)
  const beside = (name: string) => host.replace(/^[^.]+/, name)
  return {
    api: `${origin}/sportsbook/v1`,
    cdn: `${protocol}//${beside('cdn')}`,
    live: `${protocol.replace('http', 'ws')}//${beside('live')}/feed`,
  }
}

/** The hosts of the script that runs now; ask while it is first evaluated. */
export const hostsOfScript = (): VendorHosts => hostsBeside((document.currentScript as HTMLScriptElement).src)
