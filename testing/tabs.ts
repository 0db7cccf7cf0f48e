import type { Release } from '#engine/data/locks.ts'
import type { Browser } from '#engine/data/browser.ts'
import type { SafeStorage } from '#engine/data/storage.ts'
import { StorageLocks } from '#engine/data/storage-locks.ts'

type Change = [key: string | null, value: string | null]

/** A browser whose tabs share local storage and locks; without Web Locks, these are in the storage. */
export class FakeTabs {
  readonly hasLocks: boolean
  readonly shared = fakeStorage()
  readonly tabs: FakeTab[] = []
  private readonly locks = new Map<string, { tab: FakeTab; waiting: (() => void)[] }>()

  constructor(hasLocks = true) {
    this.hasLocks = hasLocks
  }

  /** Opens a tab. With the session storage of a closed one, it is that tab after a reload. */
  open(kept = fakeStorage()): FakeTab {
    const tab = new FakeTab(this, kept)
    this.tabs.push(tab)
    return tab
  }

  /** Closes a tab and releases its locks. */
  close(tab: FakeTab) {
    tab.locks.releaseAll()
    tab.isClosed = true
    this.tabs.splice(this.tabs.indexOf(tab), 1)
    for (const [name, lock] of this.locks) if (lock.tab === tab) this.giveBack(name)
  }

  claim(tab: FakeTab, name: string): Release | null {
    return this.locks.has(name) ? null : this.take(tab, name)
  }

  async wait(tab: FakeTab, name: string): Promise<Release> {
    while (this.locks.has(name)) await new Promise<void>((resolve) => this.locks.get(name)!.waiting.push(resolve))
    return this.take(tab, name)
  }

  tell(from: FakeTab, ...change: Change) {
    for (const tab of this.tabs) if (tab !== from) tab.hear(change)
  }

  private take(tab: FakeTab, name: string): Release {
    const lock = { tab, waiting: [] }
    this.locks.set(name, lock)
    return () => void (this.locks.get(name) === lock && this.giveBack(name))
  }

  private giveBack(name: string) {
    const { waiting = [] } = this.locks.get(name) ?? {}
    this.locks.delete(name)
    for (const resolve of waiting) resolve()
  }
}

/** The browser APIs of one tab. A closed tab writes nothing. */
export class FakeTab implements Browser {
  isClosed = false
  online = true
  origin = 'https://brand.example'
  readonly tab: SafeStorage
  readonly shared: SafeStorage
  /** The session storage, kept over a reload. */
  readonly kept: Storage
  /** The locks of a browser without Web Locks. */
  readonly locks: StorageLocks
  private readonly listeners: ((...change: Change) => void)[] = []
  private readonly others: FakeTabs

  constructor(others: FakeTabs, kept: Storage) {
    this.others = others
    this.kept = kept
    this.tab = this.guard(kept)
    this.shared = this.guard(others.shared, (...change) => others.tell(this, ...change))
    this.locks = new StorageLocks(this.shared)
  }

  claim = async (name: string): Promise<Release | null> => {
    if (this.isClosed) return never()
    return this.others.hasLocks ? this.others.claim(this, name) : this.locks.claim(name)
  }
  wait = async (name: string): Promise<Release> => {
    if (this.isClosed) return never()
    return this.others.hasLocks ? this.others.wait(this, name) : this.locks.wait(name)
  }
  onShared = (run: (...change: Change) => void) => void this.listeners.push(run)
  hear = (change: Change) => this.listeners.forEach((run) => run(...change))
  isOnline = () => this.online
  isVisible = () => true
  random = () => 0

  /** Closes the tab and returns it reloaded. */
  reload(): FakeTab {
    this.others.close(this)
    return this.others.open(this.kept)
  }

  private guard(storage: Storage, tell: (...change: Change) => void = () => {}): SafeStorage {
    const unlessClosed =
      <Args extends [key?: string, value?: string]>(write: (...args: Args) => void) =>
      (...args: Args) => {
        if (this.isClosed) return
        write(...args)
        tell(args[0] ?? null, args[1] ?? null)
      }
    const { getItem } = storage
    return {
      getItem,
      keys: () => Object.keys(storage),
      setItem: unlessClosed(storage.setItem),
      removeItem: unlessClosed(storage.removeItem),
    }
  }
}

/** An in-memory storage with its items as own keys, as in a browser. */
function fakeStorage(): Storage {
  const items = new Map<string, string>()
  const storage = {
    get length() {
      return items.size
    },
    clear: () => items.clear(),
    key: (place: number) => [...items.keys()][place] ?? null,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
  return new Proxy(storage, {
    ownKeys: () => [...items.keys()],
    getOwnPropertyDescriptor: (_storage, key) =>
      items.has(String(key)) ? { value: items.get(String(key)), enumerable: true, configurable: true } : undefined,
  })
}

const never = () => new Promise<never>(() => undefined)
