import { nameWords, windowTitle } from '../../../manifest-tools/explain/titles.ts'

const kinds: Record<string, string> = {
  toast: 'Notice',
  page: 'Page',
  payment: 'Payment',
  wheel: 'Wheel',
  answers: 'Platform',
}

/** Returns what operators call a state that the preview can show, such as `overlay:wheel` or `toast:error`. */
export function stateTitle(name: string): string {
  const [kind = '', what = ''] = name.split(':')
  if (kind === 'overlay') return `Window: ${windowTitle(what)}`
  return `${kinds[kind] ?? nameWords(kind)}: ${nameWords(what).toLowerCase()}`
}
