import type { APIResponse, Route } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Returns the server’s own response. The request is sent to 127.0.0.1, because Node cannot resolve the brands’ host names. */
export async function served(route: Route): Promise<APIResponse> {
  const { host, port, pathname, search } = new URL(route.request().url())
  const headers = { ...(await route.request().allHeaders()), host }
  return route.fetch({ url: `http://127.0.0.1:${port}${pathname}${search}`, headers })
}

/** Lets the server handle a call, then runs `act` instead of returning the response. */
export async function carriedOut(route: Route, act: (answer: APIResponse) => Promise<void>) {
  const answer = await served(route)
  expect(answer.ok(), await answer.text()).toBe(true)
  await act(answer)
}
