import type { SportBook, VendorHosts } from '../book/options.ts'

let loading: Promise<SportBook> | undefined

/** Loads the sportsbook’s script from the vendor’s second host once. Rejects if that fails; the next call tries again. */
export function loadBook({ cdn }: VendorHosts): Promise<SportBook> {
  loading ??= append(`${cdn}/book.js`).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

function append(address: string): Promise<SportBook> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.async = true
    script.addEventListener('load', () =>
      window.SportBook ? resolve(window.SportBook) : reject(new Error(`${address} is not the sportsbook`)),
    )
    script.addEventListener('error', () => reject(new Error(`${address} did not load`)))
    document.head.append(script)
  })
}
