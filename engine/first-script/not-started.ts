/** After which time a page that the engine does not run says that it takes long, in milliseconds. */
const slowAfterMs = 5000

interface Texts {
  state: { errorText: string; slowText: string; retry: string }
}

/**
 * If the engine fails to load, or takes long, a strip at the lower edge says so, with a retry button, in the language of the page. The
 * engine removes it with its first render.
 */
export function sayIfNotStarted() {
  const strip = () => document.getElementById('not-started')
  const say = (name: 'errorText' | 'slowText') => {
    const held = JSON.parse(document.getElementById('texts')?.textContent || '{}') as Record<string, { common: Texts }>
    const [spoken] = Object.entries(held)
    if (!spoken || document.documentElement.dataset.started !== undefined) return
    const [language, { common }] = spoken
    const note = strip() ?? document.createElement('div')
    note.id = 'not-started'
    note.lang = language
    note.setAttribute('role', 'alert')
    const text = document.createElement('p')
    text.textContent = common.state[name]
    const button = document.createElement('button')
    button.textContent = common.state.retry
    button.addEventListener('click', () => location.reload())
    note.replaceChildren(text, button)
    document.body.append(note)
  }
  addEventListener(
    'error',
    ({ target }) => target instanceof HTMLScriptElement && target.type === 'module' && say('errorText'),
    true,
  )
  // What has failed stays so.
  setTimeout(() => strip() ?? say('slowText'), slowAfterMs)
}
