import type { Page } from '@playwright/test'

/** Makes a call of the API as the page’s player does, beside the product; answers its status. */
export const call = (
  page: Page,
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<number> =>
  page.evaluate(
    async (sent) => {
      const token = decodeURIComponent(/XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? '')
      const all = { ...sent.headers, 'x-xsrf-token': token, ...(sent.body && { 'content-type': 'application/json' }) }
      const answer = await fetch(`/api${sent.path}`, {
        method: sent.method,
        headers: all,
        ...(sent.body && { body: JSON.stringify(sent.body) }),
      })
      return answer.status
    },
    { method, path, body, headers },
  )
