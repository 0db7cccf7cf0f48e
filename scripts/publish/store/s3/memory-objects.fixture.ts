import { createHash } from 'node:crypto'
import type { Objects, Sent } from '../objects.ts'

/** Objects in memory, which keep the same promises as a store that honours conditions. */
export function memoryObjects(): Objects & { contents: Map<string, { content: string | Buffer; sent: Sent }> } {
  const contents = new Map<string, { content: string | Buffer; sent: Sent }>()
  const tagOf = (key: string) => {
    const found = contents.get(key)
    return found && createHash('md5').update(found.content).digest('hex')
  }
  const turn = () => new Promise<void>((resolve) => setImmediate(resolve))
  return {
    contents,
    async get(key) {
      await turn()
      const found = contents.get(key)
      return found && { text: found.content.toString(), tag: tagOf(key)! }
    },
    async exists(key) {
      await turn()
      return contents.has(key)
    },
    async put(key, content, sent) {
      await turn()
      contents.set(key, { content, sent })
    },
    async putIf(tag, key, content, sent) {
      await turn()
      if (tagOf(key) !== tag) return false
      contents.set(key, { content, sent })
      return true
    },
    async list(prefix) {
      await turn()
      return [...contents.keys()].filter((key) => key.startsWith(prefix)).sort()
    },
    async folders(folder) {
      await turn()
      const below = `${folder}/`
      const names = [...contents.keys()].filter((key) => key.startsWith(below)).map((key) => key.slice(below.length))
      return [...new Set(names.flatMap((name) => (name.includes('/') ? name.split('/')[0]! : [])))].sort()
    },
    async removeFolder(folder) {
      await turn()
      for (const key of contents.keys()) if (key.startsWith(`${folder}/`)) contents.delete(key)
    },
    async remove(keys) {
      await turn()
      for (const key of keys) contents.delete(key)
    },
  }
}
