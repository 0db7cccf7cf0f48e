import type { APIResponse, Route } from '@playwright/test'
import { expect } from './fixtures.ts'

/**
 * Lets the server handle a call, then runs `act` instead of returning the response. The request is sent to 127.0.0.1,
 * because Node cannot resolve the brands’ host names.
 */
export async function carriedOut(route: Route, act: (answer: APIResponse) => Promise<void>) {
  const url = new URL(route.request().url())
  const headers = { ...(await route.request().allHeaders()), host: url.host }
  const answer = await route.fetch({ url: `http://127.0.0.1:${url.port}${url.pathname}`, headers })
  expect(answer.ok(), await answer.text()).toBe(true)
  await act(answer)
}
