import type { i18n } from 'i18next'
import { readAhead } from './texts.ts'

/** How long the page rests before it reads ahead, in milliseconds. */
const restMs = 300

let timer: ReturnType<typeof setTimeout> | undefined
let isStarted = false

/** Reads the texts of the other languages, one file after the other, and again after the page has loaded more of its own. */
export function readTextsAhead(i18n: i18n, languages: () => readonly string[]) {
  if (isStarted) return
  isStarted = true
  const soon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void read(), restMs)
  }
  async function read() {
    for (const namespace of [i18n.options.ns ?? []].flat())
      for (const language of languages()) await readAhead(i18n, language, namespace)
  }
  i18n.on('loaded', soon)
  soon()
}
