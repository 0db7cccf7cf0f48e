/** How long a script may take to load before it counts as failed. */
const loadTimeoutMs = 20_000

interface Asked {
  /** Its `data-status` is `loading`, `ready` or `error`. */
  script: HTMLScriptElement
  loaded: Promise<void>
}

const asked = new Map<string, Asked>()

/**
 * Loads a vendor’s script once per address; after a failure it is loaded again. Rejects with an error that names the
 * address if the script is missing, blocked by the page’s policy or by an extension, or takes longer than 20 seconds.
 */
export function loadVendorScript(address: string): Promise<void> {
  const known = asked.get(address)
  if (known && known.script.dataset.status !== 'error') return known.loaded
  known?.script.remove()
  const script = document.createElement('script')
  const loaded = settle(script, address)
  asked.set(address, { script, loaded })
  // Trusted Types accept a plain URL here only with the vendor profile of the policy, which every brand with a vendor
  // has.
  script.src = address
  document.head.append(script)
  return loaded
}

/**
 * Loads a vendor’s script and returns the global it defines. If the global is missing, the script has thrown: rejects,
 * and the next call loads it again.
 */
export async function loadVendorGlobal<T>(address: string, name: string): Promise<T> {
  await loadVendorScript(address)
  const left: T | undefined = Reflect.get(window, name)
  if (left !== undefined) return left
  forgetVendorScript(address)
  throw new Error(`The script ${address} did not define ${name}`)
}

/** Removes a script element, so that the next request loads it again. Its effects remain. */
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
    const timer = setTimeout(() => fail('timed out'), loadTimeoutMs)
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
