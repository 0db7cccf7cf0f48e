/** The media query of style sheets that are not enabled yet. */
export const noMedia = 'not all'

/**
 * Enables the page’s style sheets together once all have loaded or failed: one by one, what the page’s own rules have drawn would
 * change in between. Runs before they are linked.
 */
export function enableTogether(count: number) {
  let left = count
  window.sheets = new Promise((resolve) => {
    if (left === 0) resolve()
    const onEnd = ({ target }: Event) => {
      if (!(target instanceof HTMLLinkElement) || target.media !== noMedia || --left > 0) return
      for (const link of document.querySelectorAll<HTMLLinkElement>(`link[media="${noMedia}"]`)) link.media = 'all'
      resolve()
    }
    document.addEventListener('load', onEnd, true)
    document.addEventListener('error', onEnd, true)
  })
}
