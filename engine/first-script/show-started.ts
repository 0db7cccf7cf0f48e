/** Called with the first render: from then on nothing of the page’s HTML file is hidden or excused (engine/first-script). */
export function showStarted() {
  const { dataset } = document.documentElement
  delete dataset.waiting
  delete dataset.player
  dataset.started = ''
  document.getElementById('not-started')?.remove()
}
