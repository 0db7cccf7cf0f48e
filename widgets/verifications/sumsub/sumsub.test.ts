// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import type { FakePage, VerificationUnderTest } from '#testing/verification/verification-contract.ts'
import { verificationContract } from '#testing/verification/verification-contract.ts'
import type { SumsubVerification } from '#manifest'
import open from './index.ts'

/*
 * Where each shape is from (28 November 2026):
 * - `init(accessToken, getNewAccessToken).withConf().withOptions().on().build().launch()`, `lang`, `theme`:
 *   https://docs.sumsub.com/docs/get-started-with-web-sdk
 * - the names of messages and their contents: https://docs.sumsub.com/docs/handle-messages, and types/types.d.ts of
 *   https://www.npmjs.com/package/@sumsub/websdk/v/2.9.0, which also has `customizationName`, `translationName`, `setLanguage`,
 *   `setTheme` and `destroy`
 * - what the frame and the page around it post to each other, `/websdk/websdk.html`, the frame’s `allow`, the origin in the token
 *   and its default https://in.sumsub.com: dist/index.js of the same package, which runs here as it does in the page
 * - `reviewStatus` and its values: https://docs.sumsub.com/reference/get-applicant-review-status
 */

/** A token as the vendor makes it: a JWT whose `url` is the origin of its page. */
const tokenOf = (id: string) =>
  `_act-sbx-jwt-${btoa('{"alg":"none"}')}.${btoa(JSON.stringify({ jti: id, url: 'https://api.sumsub.com' }))}.-v2`

const tokens: [string, string] = [tokenOf('one'), tokenOf('two')]

function arriveAt(origin: string) {
  return (frame: HTMLIFrameElement): FakePage => {
    const told: string[] = []
    const { contentWindow: source, src } = frame
    const [, frameId] = /[?&]_=([^&]*)/.exec(src)!
    const sessionId = 'session-1'
    const say = (method: string, payload: object = {}, from = origin) =>
      window.dispatchEvent(
        new MessageEvent('message', {
          source,
          origin: from,
          data: { method: `idCheck.${method}`, frameId, sessionId, ...payload },
        }),
      )
    vi.spyOn(source!, 'postMessage').mockImplementation(((message: Record<string, string>) => {
      if (message.method === 'idCheck.init')
        told.push(`token ${message.accessToken}`, `language ${message.lang}`, `theme ${message.theme}`)
      if (message.method === 'idCheck.updateAccessToken')
        told.push(message.accessToken ? `token ${message.accessToken}` : 'refused')
      if (message.method === 'idCheck.callSetLanguage') told.push(`language ${message.language}`)
      if (message.method === 'idCheck.callSetTheme') told.push(`theme ${message.theme}`)
    }) as Window['postMessage'])
    const status = {
      reprocessing: false,
      levelName: 'basic-kyc-level',
      creationDate: '2026-11-28 00:00:00+0000',
      expireDate: '2026-11-29 00:00:00+0000',
      reviewStatus: 'completed',
      autoChecked: false,
      reviewResult: { reviewAnswer: 'RED', reviewRejectType: 'RETRY', moderationComment: 'The photo is blurred.' },
    }
    return {
      told,
      load: () => say('onReady'),
      ready: () => say('onInitialized'),
      fail: () => say('onError', { code: 'internal-error', error: 'Something went wrong' }),
      expire: () => say('onError', { code: 'invalid-token', error: 'The access token has expired' }),
      submit: () => say('onApplicantSubmitted'),
      change: () => {
        say('onStepCompleted', { idDocSetType: 'IDENTITY' })
        say('onApplicantStatusChanged', status)
      },
      forge: () => say('onInitialized', {}, 'https://evil.example'),
    }
  }
}

const sumsub: VerificationUnderTest<SumsubVerification> = {
  open,
  options: { use: 'sumsub' },
  tokens,
  origin: 'https://api.sumsub.com',
  arrive: arriveAt('https://api.sumsub.com'),
}
verificationContract('Sumsub', sumsub)

/** A token that names no origin, as the vendor’s older ones. */
verificationContract('Sumsub with its default origin', {
  ...sumsub,
  tokens: ['_act-b8ebfb63-5f24-4b89-9c08-5bbabeec986e', '_act-c1e64e29-0000-4b89-9c08-5bbabeec986e'],
  origin: 'https://in.sumsub.com',
  arrive: arriveAt('https://in.sumsub.com'),
})

it('takes the brand’s customization and texts of the vendor’s dashboard', () => {
  const element = document.body.appendChild(document.createElement('div'))
  const { close } = open(
    { use: 'sumsub', customization: 'lumina', translation: 'casual' },
    {
      element,
      title: 'Identity',
      language: 'en',
      theme: 'dark',
      token: tokens[0],
      freshToken: () => Promise.resolve(tokens[1]),
      onReady() {},
      onFailed() {},
      onSubmitted() {},
      onChanged() {},
    },
  )
  const { searchParams } = new URL(element.querySelector('iframe')!.src)
  expect(searchParams.get('customizationName')).toBe('lumina')
  expect(searchParams.get('translationName')).toBe('casual')
  close()
})
