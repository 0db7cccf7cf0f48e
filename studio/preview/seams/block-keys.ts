/** The keys of blocks: they stay with a block when it moves or changes, so that it keeps what it shows. */
const keys = new WeakMap<object, string>()
let count = 0

/** Returns the key by which React knows a block. */
export function keyOf(block: { use: string }): string {
  const key = keys.get(block) ?? `${++count}-${block.use}`
  keys.set(block, key)
  return key
}

/** Makes a block take the place of another one. */
export function inheritKey(block: object, before: { use: string }) {
  keys.set(block, keyOf(before))
}

/** Makes a block start again. */
export function renewKey(block: object) {
  keys.delete(block)
}
