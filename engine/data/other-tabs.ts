const key = 'session-changed'

/** Tells the site’s other tabs that another player, or nobody, is signed in now. Nothing stays in the storage. */
export function tellOtherTabs() {
  localStorage.setItem(key, `${Math.random()}`)
  localStorage.removeItem(key)
}

/** Runs when another tab told so, and when the browser brings back a page that it had put aside and that heard nothing. Answers how to stop. */
export function onOtherTab(run: () => void): () => void {
  const told = (event: StorageEvent) => event.key === key && event.newValue !== null && run()
  const shown = ({ persisted }: PageTransitionEvent) => persisted && run()
  window.addEventListener('storage', told)
  window.addEventListener('pageshow', shown)
  return () => {
    window.removeEventListener('storage', told)
    window.removeEventListener('pageshow', shown)
  }
}
