import type { Page } from '@playwright/test'

/** Makes an API call as the page’s player, outside the product; returns its status. */
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
