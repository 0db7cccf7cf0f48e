/** What the API’s answers are like: as they are, none yet, none at all, or with empty lists. */
export const answerStates = ['loading', 'error', 'empty'] as const

type AnswerState = (typeof answerStates)[number]

/**
 * Makes the page’s readings of the API answer so. Who is signed in stays. It counts from the start of a page on, because what has
 * been read is not read again.
 */
export function setAnswers(state: AnswerState) {
  const { fetch } = window
  window.fetch = async (address, options) => {
    const { pathname } = new URL(address instanceof Request ? address.url : address, location.href)
    if (!pathname.startsWith('/api/') || pathname.includes('/auth/') || (options?.method ?? 'GET') !== 'GET')
      return fetch(address, options)
    if (state === 'loading') return new Promise(() => undefined)
    if (state === 'error') throw new TypeError('Failed to fetch')
    const response = await fetch(address, options)
    const text = await response.text()
    return new Response(text ? emptied(text) : null, response)
  }
}

function emptied(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), (_key, value: unknown) => (Array.isArray(value) ? [] : value))
  } catch {
    return text
  }
}
