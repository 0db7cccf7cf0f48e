// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { PlayerVerification } from '#api'
import { ApiError } from '#engine/data/api-error.ts'
import { verificationStore } from '#domains/verification/verification-store.ts'
import { player, renderWidget } from '#testing/render.tsx'
import type { FakeHttp } from '#testing/fake-http.ts'
import Verification from './index.tsx'

// Loads the lazy chunks ahead, so that no test waits for them.
beforeAll(() => Promise.all([import('#engine/ui/other-icon.tsx'), import('./qr-squares.tsx')]))
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false))

interface Given extends Pick<FakeHttp, 'lacks' | 'send'> {
  answer?: PlayerVerification
  fails?: number
  vendor?: { use: 'sumsub' } | null
  documents?: boolean
}

/** Renders the block over a platform with this state. `asked` lists the calls that change something. */
function show({
  answer = { status: 'not-started', reasons: [], token: 'first' },
  fails,
  vendor = { use: 'sumsub' },
  documents = true,
  lacks = [],
  send,
}: Given = {}) {
  const asked: string[] = []
  const now = { answer }
  const rendered = renderWidget(<Verification use="verification" />, {
    user: player,
    path: '/verification',
    manifest: {
      ...(vendor && { verification: vendor }),
      pages: { VERIFICATION: { visible: true }, USER_DOCUMENT: { visible: documents } },
    },
    http: {
      lacks,
      get: async (path) => {
        if (path !== '/my/verification') throw new ApiError(path, 404)
        if (fails === undefined) return now.answer
        throw Object.assign(new ApiError('refused', fails), { isAbsent: fails === 404 })
      },
      send: async (method, path, read) => {
        asked.push(`${method} ${path}`)
        if (send) return send(method, path, read)
        return path.endsWith('link')
          ? { link: 'https://in.sumsub.com/websdk/p/sbx_1', expiresAt: '2999-01-01T10:00:00Z' }
          : { token: 'fresh' }
      },
    },
  })
  return { ...rendered, asked, set: (next: PlayerVerification) => void (now.answer = next) }
}

const state = (name: string) =>
  waitFor(() => expect(document.querySelector<HTMLElement>('[data-verification]')?.dataset.verification).toBe(name))
const button = (name: string) => screen.getByRole('button', { name })
const frame = () => document.querySelector('iframe')
/** Speaks as the page in the vendor’s frame. */
const say = (method: string, payload: object = {}) =>
  window.dispatchEvent(
    new MessageEvent('message', {
      source: frame()!.contentWindow,
      origin: 'https://in.sumsub.com',
      data: {
        method: `idCheck.${method}`,
        frameId: /[?&]_=([^&]*)/.exec(frame()!.src)![1],
        sessionId: 'a',
        ...payload,
      },
    }),
  )

async function begun(given?: Given) {
  const shown = show(given)
  await state(given?.answer?.status ?? 'not-started')
  await userEvent.click(button('Start verification'))
  await waitFor(() => expect(frame()).not.toBeNull())
  return shown
}

it('says what is needed, and asks the vendor for nothing before the player begins', async () => {
  const { asked } = show()
  await state('not-started')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(
    'Passport, identity card or driving licence',
  )
  expect([frame(), asked]).toEqual([null, []])
})

it('opens the vendor’s frame with the token that came with the state', async () => {
  const { asked } = await begun()
  expect(asked).toEqual([])
  expect(frame()!.src).toContain(btoa('first').replace(/=+$/, ''))
  expect(frame()!.title).toBe('Identity verification')
  say('onReady')
  say('onInitialized')
  await waitFor(() => expect(document.querySelector('[data-frame=ready]')).not.toBeNull())
})

it('asks for a token where the state came without one', async () => {
  const { asked } = await begun({ answer: { status: 'not-started', reasons: [] } })
  expect(asked).toEqual(['POST /my/verification/token'])
  expect(frame()!.src).toContain(btoa('fresh'))
})

it('shows the frame at once to a player who has begun before', async () => {
  show({ answer: { status: 'in-progress', reasons: [], token: 'first' } })
  await waitFor(() => expect(frame()).not.toBeNull())
})

it('waits as soon as everything was sent, without the frame', async () => {
  await begun()
  say('onReady')
  say('onInitialized')
  say('onApplicantSubmitted')
  await state('waiting')
  expect(frame()).toBeNull()
  expect(screen.getByRole('status').textContent).toContain('We are checking your documents')
})

it('says that the platform has no token, and asks for one again', async () => {
  let isRefused = true
  const { asked } = show({
    answer: { status: 'not-started', reasons: [] },
    send: async () => {
      if (isRefused) throw new ApiError('refused', 503)
      return { token: 'fresh' }
    },
  })
  await state('not-started')
  await userEvent.click(button('Start verification'))
  expect((await screen.findByRole('alert')).textContent).toContain('The verification was interrupted')
  isRefused = false
  await userEvent.click(button('Try again'))
  await waitFor(() => expect(frame()).not.toBeNull())
  expect(asked).toHaveLength(2)
})

it('takes a new token for a second attempt, since the first may be what has failed', async () => {
  const { asked } = await begun()
  say('onReady')
  say('onError', { code: 'internal-error', error: 'x' })
  expect((await screen.findByRole('alert')).textContent).toContain('cannot be used right now')
  await userEvent.click(button('Try again'))
  await waitFor(() => expect(asked).toEqual(['POST /my/verification/token']))
})

it('shows a link for another device with its code, once the player asks for it', async () => {
  const user = userEvent.setup()
  const { asked } = show()
  await state('not-started')
  await user.click(button('Continue on your phone'))
  expect((await screen.findByRole<HTMLInputElement>('textbox')).value).toBe('https://in.sumsub.com/websdk/p/sbx_1')
  expect(await screen.findByRole('img', { name: 'QR code with the link for your phone' })).not.toBeNull()
  expect(asked).toEqual(['POST /my/verification/link'])
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await user.click(button('Copy link'))
  expect(copied).toHaveBeenCalledWith('https://in.sumsub.com/websdk/p/sbx_1')
})

it('offers no other device on a platform that makes no links', async () => {
  show({ lacks: ['POST /my/verification/link'] })
  await state('not-started')
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Start verification'])
})

it.each([
  ['more-needed', 'Please send something again', 'What to correct', 2],
  ['refused', 'Your identity could not be verified', 'Reason', 0],
] as const)('%s: shows the reasons of the platform as text', async (status, title, heading, buttons) => {
  const reasons = ['The photo is blurred.', '<b>Call us</b>']
  show({ answer: { status, reasons } })
  await state(status)
  const news = within(screen.getByRole('status'))
  expect(news.getByRole('heading', { level: 2 }).textContent).toBe(title)
  expect(news.getByRole('heading', { level: 3 }).textContent).toBe(heading)
  expect(news.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(reasons)
  expect(screen.queryAllByRole('button')).toHaveLength(buttons)
})

it('continues with the frame where more is needed', async () => {
  show({ answer: { status: 'more-needed', reasons: ['The photo is blurred.'], token: 'first' } })
  await state('more-needed')
  await userEvent.click(button('Continue verification'))
  await waitFor(() => expect(frame()).not.toBeNull())
})

it.each([
  ['not-started', ['on', 'ahead', 'ahead']],
  ['waiting', ['over', 'on', 'ahead']],
  ['refused', ['over', 'refused', 'ahead']],
  ['done', ['over', 'over', 'over']],
] as const)('%s: marks the steps', async (status, states) => {
  show({ answer: { status, reasons: [] } })
  await state(status)
  const steps = within(screen.getByRole('list', { name: 'Steps of the verification' })).getAllByRole('listitem')
  expect(steps.map(({ dataset }) => dataset.state)).toEqual(states)
})

it('closes the frame when the platform has decided meanwhile', async () => {
  const { stores, set } = await begun()
  set({ status: 'done', reasons: [] })
  act(() => stores.get(verificationStore).refresh())
  await state('done')
  expect(frame()).toBeNull()
})

it.each([
  ['the platform does not have the call', { fails: 404 }],
  ['the brand has no vendor', { vendor: null }],
])('leads to the documents where %s', async (_what, given) => {
  show(given)
  await state('absent')
  expect(screen.getByRole('link', { name: 'Upload documents' }).getAttribute('href')).toBe('/user-document')
})

it('names the support where documents cannot be sent either', async () => {
  show({ fails: 404, documents: false })
  await state('absent')
  expect(screen.queryByRole('link')).toBeNull()
  expect(document.body.textContent).toContain('Please contact our support.')
})

it('shows a failed read with a retry', async () => {
  show({ fails: 503 })
  expect(await screen.findByRole('alert')).not.toBeNull()
  expect(document.querySelector('[data-verification]')).toBeNull()
})
