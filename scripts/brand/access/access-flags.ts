const storages = ['sessionStorage', 'localStorage'] as const

/** A stored value that satisfies guards that read it, such as a recent Telegram sign-in. */
const content = () => JSON.stringify({ id: 1, first_name: '', hash: '', auth_date: Math.floor(Date.now() / 1000) })

/** Runs code with browser storages that contain every flag, or none. Also returns the flags that were read. */
export function withFlags<Result>(present: boolean, run: () => Result): { result: Result; flagsRead: string[] } {
  const flagsRead = new Set<string>()
  const storage = {
    getItem(flag: string) {
      flagsRead.add(flag)
      return present ? content() : null
    },
    removeItem() {},
  }
  const before = storages.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const)
  for (const name of storages) Object.defineProperty(globalThis, name, { value: storage, configurable: true })
  try {
    return { result: run(), flagsRead: [...flagsRead] }
  } finally {
    for (const [name, descriptor] of before) {
      if (descriptor) Object.defineProperty(globalThis, name, descriptor)
      else Reflect.deleteProperty(globalThis, name)
    }
  }
}
