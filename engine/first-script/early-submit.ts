declare global {
  interface Window {
    /** The form that was submitted before the engine ran. */
    submittedForm?: HTMLFormElement
  }
}

/**
 * Keeps a form that is submitted before the engine runs from being sent by the browser: its values, a password among them, would be in
 * the address. Once the engine runs, the form submits itself (engine/forms/form.tsx).
 */
export function keepEarlySubmits() {
  addEventListener('submit', (event) => {
    if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return
    event.preventDefault()
    window.submittedForm = event.target
  })
}
