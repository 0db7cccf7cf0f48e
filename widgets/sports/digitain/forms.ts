/** What is taken out of a session’s document: the manifest’s `sport.strip`. */
export type Strip = 'digit-comma' | 'none'

/**
 * Returns the forms of a session’s document, best first: without every fragment of a digit and a comma (spec §7), then
 * whole. Fundist’s API begins its answers with a status and a comma (`1,<html>`), which no form keeps: text before the
 * doctype would switch the document to quirks mode.
 */
export function formsOf(answer: string, strip: Strip): [string, ...string[]] {
  const whole = answer.replace(/^\s*\d+,/, '')
  if (strip === 'none') return [whole]
  const stripped = answer.replace(/\d,/g, '')
  return stripped === whole ? [whole] : [stripped, whole]
}
