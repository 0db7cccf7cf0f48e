import type { LiveItem } from '#manifest-tools/check/before-live.ts'
import type { Diagnostic } from '#manifest-tools/check/diagnostic.ts'

/** Returns the list “before going live” of a brand as text: what is open with its places, and what is done. */
export function liveText(id: string, items: readonly LiveItem[]): string {
  const width = Math.max(...items.map(({ title }) => title.length))
  const open = items.filter((item) => item.open.length > 0).length
  const lines = items.flatMap(({ title, open: found, done }) =>
    done === undefined
      ? [`  open  ${title}`, ...found.map((each) => `          ${words(each)}`)]
      : [`  done  ${title.padEnd(width)}  ${done}`],
  )
  return [`${id}: ${open === 0 ? 'nothing is open' : `${open} of ${items.length} open`}`, ...lines].join('\n')
}

function words({ severity, message, pointer, file, line }: Diagnostic): string {
  const refused = severity === 'error' ? ' (not published for players)' : ''
  return `${message}${refused}\n            ${[file && `${file}:${line}`, pointer].filter(Boolean).join('  ')}`
}
