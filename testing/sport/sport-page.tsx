import { fireEvent, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Route, Routes } from 'react-router-dom'
import { expect, vi } from 'vitest'
import { ApiError } from '#engine/data/api-error.ts'
import { Sportsbooks } from '#domains/sport/parts/sportsbooks.tsx'
import type { Manifest } from '#manifest'
import Sport from '../../widgets/blocks/sport/index.tsx'
import { renderWidget } from '../render.tsx'
import { useStores } from '#engine/shell/stores.ts'
import { PageStateContext } from '#engine/ui/page-state.ts'

const visible = { visible: true } as const
const pages = {
  SPORT: visible,
  LIVE_SPORT: visible,
  SPORT_BETS: visible,
  TEST_SPORT: visible,
  TEST_LIVE_SPORT: visible,
  LOGIN: visible,
  REGISTER: visible,
}

interface Scene extends Omit<NonNullable<Parameters<typeof renderWidget>[1]>, 'manifest' | 'http'> {
  sport: NonNullable<Manifest['sport']>
  answer?: unknown
  /** The status with which the session call fails. */
  fails?: number
  /** The option of the block. */
  testLogin?: string
  /** Further pages of the manifest. */
  others?: object
}

const Main = ({ children }: { children: ReactNode }) => (
  <PageStateContext value={useStores().pageState}>
    <main>{children}</main>
  </PageStateContext>
)

/** Shows the pages around a sportsbook with its containers. `asked` lists the session calls. */
export function showSport({ sport, answer, fails, others, testLogin, path = '/sport', ...setting }: Scene) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const asked: [path: string, query?: object][] = []
  const get = (to: string, _check: unknown, query?: object) => {
    asked.push(query ? [to, query] : [to])
    return fails === undefined && answer !== undefined
      ? Promise.resolve(answer)
      : Promise.reject(new ApiError('refused', fails ?? 404))
  }
  const rendered = renderWidget(
    <>
      <Routes>
        {['/sport', '/live-sport', '/sport-test', '/live-sport-test'].map((each) => (
          <Route
            key={each}
            path={each}
            element={
              <Main key={each}>
                <Sport use="sport" {...(testLogin && { testLogin })} />
              </Main>
            }
          />
        ))}
        <Route path="*" element={null} />
      </Routes>
      <Sportsbooks />
    </>,
    {
      path,
      ...setting,
      http: { get },
      manifest: { sport: sport, pages: { ...pages, ...others } },
    },
  )
  return { ...rendered, asked }
}

/** The containers of sportsbooks. */
export const sections = () => [...document.querySelectorAll<HTMLElement>('[data-sport]')]
/** The visible container. */
export const section = () => sections().find(({ hidden }) => !hidden)
/** The frame of the visible container. */
export const frame = () => section()?.querySelector('iframe') ?? null
/** Waits until the visible container has this state. */
export const sectionState = (name: string) => waitFor(() => expect(section()?.dataset.state).toBe(name))

/** Posts a message as the vendor’s page does. */
export const say = (type: string, more = {}, origin = 'null') =>
  window.dispatchEvent(new MessageEvent('message', { source: frame()!.contentWindow, origin, data: { type, ...more } }))

/** Waits for the vendor’s frame, and reports it as ready. */
export async function ready(origin = 'null') {
  await waitFor(() => expect(frame()).not.toBeNull())
  say('loaded', {}, origin)
  await sectionState('ready')
}

/** What the frame’s shell was given, and the port on which it answers. */
export async function givenToFrame(): Promise<{ html: string; otherwise: string[]; port: MessagePort }> {
  await waitFor(() => expect(frame()).not.toBeNull())
  const { contentWindow: source } = frame()!
  const post = vi.spyOn(source!, 'postMessage').mockReturnValue()
  fireEvent(window, new MessageEvent('message', { source, origin: 'null', data: 'waiting-for-html' }))
  const [, , [port]] = post.mock.calls.at(-1) as unknown as [string, string, [MessagePort]]
  const given = new Promise<{ html: string; otherwise: string[] }>((resolve) =>
    port.addEventListener('message', ({ data }) => resolve(data as { html: string; otherwise: string[] }), {
      once: true,
    }),
  )
  port.start()
  return { ...(await given), port }
}
