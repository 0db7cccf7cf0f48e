import type { Route } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Lets the server carry a call out, and then `act` in place of its answer. Node finds no brand’s host by its name. */
export async function carriedOut(route: Route, act: () => Promise<void>) {
  const url = new URL(route.request().url())
  const headers = { ...(await route.request().allHeaders()), host: url.host }
  const answer = await route.fetch({ url: `http://127.0.0.1:${url.port}${url.pathname}`, headers })
  expect(answer.ok(), await answer.text()).toBe(true)
  await act()
}
