import type { AuditEntry } from '../audit.ts'
import type { Medium, Objects } from '../objects.ts'
import type { Shown } from '../published.ts'
import { keyOf } from './key-of.ts'
import { pointerKey, pointHost } from './pointers.ts'

/** The object with a change’s lines of the audit log. Names are in the order of the changes. */
const auditKey = (sequence: number) => `audit/${String(sequence).padStart(10, '0')}.jsonl`

/** A site in a store of objects: each host has a pointer, which a server in front reads, and each change a file of the audit log. */
export const s3Medium = (objects: Objects): Medium => {
  const medium: Medium = {
    ...objects,
    copies: { endings: ['br'], least: 0 },
    show: async ({ last }) => void (await Promise.all(last.hosts.map((host) => pointHost(medium, host)))),
    isSettled: (sequence) => medium.exists(auditKey(sequence)),
    log: (sequence, entries) =>
      medium.put(auditKey(sequence), entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''), {
        type: 'application/x-ndjson',
        caching: 'no-store',
      }),
    async entries() {
      const keys = await medium.list('audit/')
      const texts = await Promise.all(keys.sort().map((key) => medium.get(key)))
      return texts.flatMap((found) =>
        (found?.text ?? '')
          .split('\n')
          .filter(Boolean)
          .map((line) => JSON.parse(line) as AuditEntry),
      )
    },
    async served(host, path) {
      const pointer = await medium.get(pointerKey(host))
      const { shown } = JSON.parse(pointer?.text ?? '{}') as { shown?: Shown }
      return shown && (await medium.get(keyOf(shown, path)))?.text
    },
  }
  return medium
}
