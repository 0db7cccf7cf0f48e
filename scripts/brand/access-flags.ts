const storages = ['sessionStorage', 'localStorage'] as const

/** Runs code as in a tab whose storages hold every flag, or none; tells which flags it asked for. */
export function withFlags<Result>(present: boolean, run: () => Result): { result: Result; asked: string[] } {
  const asked = new Set<string>()
  const storage = {
    getItem(flag: string) {
      asked.add(flag)
      return present ? '{}' : null
    },
  }
  const before = storages.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const)
  for (const name of storages) Object.defineProperty(globalThis, name, { value: storage, configurable: true })
  try {
    return { result: run(), asked: [...asked] }
  } finally {
    for (const [name, descriptor] of before) {
      if (descriptor) Object.defineProperty(globalThis, name, descriptor)
      else Reflect.deleteProperty(globalThis, name)
    }
  }
}
