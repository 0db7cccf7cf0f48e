/** How long a script may take before its vendor counts as out of reach, in milliseconds. */
const scriptTimeoutMs = 20_000

interface Asked {
  /** Its `data-status` says how far it is: `loading`, `ready` or `error`. */
  script: HTMLScriptElement
  loaded: Promise<void>
}

const asked = new Map<string, Asked>()

/**
 * Loads a vendor’s script into the page, once per address; one that failed is loaded anew. Rejects with an error that names
 * the address where it is missing, refused by the page’s policy or by a blocker, or does not come within 20 seconds.
 */
export function loadVendorScript(address: string): Promise<void> {
  const known = asked.get(address)
  if (known && known.script.dataset.status !== 'error') return known.loaded
  known?.script.remove()
  const script = document.createElement('script')
  const loaded = settle(script, address)
  asked.set(address, { script, loaded })
  // Only where the policy has the vendor profile may an address be given to a script: a brand with this vendor has it.
  script.src = address
  document.head.append(script)
  return loaded
}

/** Loads a vendor’s script and answers the global that it leaves. One that leaves none has thrown: it rejects, and is loaded anew next time. */
export async function loadVendorGlobal<T>(address: string, name: string): Promise<T> {
  await loadVendorScript(address)
  const left: T | undefined = Reflect.get(window, name)
  if (left !== undefined) return left
  forgetVendorScript(address)
  throw new Error(`The script ${address} left no ${name}`)
}

/** Takes a script out of the page, so that it is loaded anew for whoever asks for it again. What it did stays done. */
export function forgetVendorScript(address: string) {
  asked.get(address)?.script.remove()
  asked.delete(address)
}

function settle(script: HTMLScriptElement, address: string): Promise<void> {
  script.dataset.status = 'loading'
  return new Promise((resolve, reject) => {
    const listening = new AbortController()
    const end = (status: 'ready' | 'error') => {
      listening.abort()
      clearTimeout(timer)
      script.dataset.status = status
    }
    const fail = (how: string) => {
      end('error')
      reject(new Error(`The script ${address} ${how}`))
    }
    const { signal } = listening
    const timer = setTimeout(() => fail('did not come in time'), scriptTimeoutMs)
    script.addEventListener('error', () => fail('could not be loaded'), { signal })
    script.addEventListener(
      'load',
      () => {
        end('ready')
        resolve()
      },
      { signal },
    )
  })
}
