/**
 * The page of an aggregator’s launcher. Sources, 26 November 2026, unless they are named otherwise: public code of operators and
 * aggregators. Each button is a way in which launchers are left.
 */
const { game = '', lobby = '', cashier = '' } = document.body.dataset

const acts: Record<string, () => void> = {
  /** A close page posts this to the top window; as JSON (assumed). */
  close: () => window.top?.postMessage(JSON.stringify({ action: { type: 'close' } }), '*'),
  /** The address of the cashier takes the launcher’s place. */
  cashier: () => location.assign(cashier),
  /** Others navigate the top window, which a sandbox refuses; then the launcher itself goes there (assumed). */
  top: () => {
    try {
      window.top!.location.href = lobby
    } catch {
      location.assign(lobby)
    }
  },
}

for (const button of document.querySelectorAll<HTMLElement>('[data-action]'))
  button.addEventListener('click', () => acts[button.dataset.action ?? '']?.())

// Without a guard (assumed): in an opaque frame this throws, and the game never comes.
localStorage.setItem('launched', game)
document.querySelector('iframe')!.src = game
