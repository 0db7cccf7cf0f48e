import type { RouteKey } from '#manifest'
import { fillEarly, type EarlyPlaces } from './fill-early.ts'
import { pageItem } from './page-item.ts'

/** A page besides the main page whose first screen is shown before the engine. */
export interface EarlyPage {
  page: RouteKey
  /** Its own style sheets. */
  styles: readonly string[]
  /** Absent where only the engine can read the answer. */
  places?: EarlyPlaces
  /** Its first answer; undefined if it was lost. */
  read: Promise<Response | undefined>
}

declare global {
  interface Window {
    /** The opened page, if its first screen is shown before the engine. */
    early?: EarlyPage
  }
}

/** Puts the page’s painted first screen in place of the loader once its style sheets apply, then the answer into it. */
async function show({ page, styles, places, read }: EarlyPage) {
  // The engine takes the same answer, and may have taken it already.
  const body = read
    .then((response) => (response?.ok ? (response.clone().json() as Promise<unknown>) : undefined))
    .catch(() => undefined)
  await Promise.all([window.sheets, ...styles.map(link)])
  const template = document.querySelector<HTMLTemplateElement>(`template[data-for="${page}"]`)
  const content = template?.content.firstElementChild
  if (!content) return
  for (const element of content.querySelectorAll<HTMLElement>('[data-times]')) repeat(element)
  document.querySelector('#painted [data-part=other-page]')?.replaceWith(content)
  const box = content.querySelector('template')
  const answer = await body
  if (answer && places && box) fillEarly(box, answer, places, places.key || places.html ? pageItem(places) : undefined)
}

/** Places that are alike stand in the page once, with their number. */
function repeat(element: HTMLElement) {
  for (let times = Number(element.dataset.times); times > 1; times--) element.after(element.cloneNode(true))
}

/** Links a style sheet behind those of the frame, as the engine would; it then finds it there. */
const link = (file: string) =>
  new Promise((resolve, reject) => {
    const sheet = document.createElement('link')
    sheet.rel = 'stylesheet'
    sheet.crossOrigin = ''
    sheet.href = file
    sheet.addEventListener('load', resolve)
    sheet.addEventListener('error', () => {
      // The engine asks for it again.
      sheet.remove()
      reject(new Error(file))
    })
    document.body.append(sheet)
  })

// What fails here the engine shows.
if (window.early) show(window.early).catch(() => undefined)
