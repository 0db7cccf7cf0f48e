import { act } from '@testing-library/react'
import { observable, runInAction } from 'mobx'
import { vi } from 'vitest'
import { consentStore } from '#domains/consent/consent-store.ts'
import type { FakeHttp } from '#testing/fake-http.ts'
import { player, renderWidget } from '#testing/render.tsx'
import { ChatConnector } from '../chat-connector.ts'
import { chatStore } from '../chat-store.ts'
import type { ChatPlayer, ChatReports } from '../contract.ts'

const chats = [{ use: 'livechat' as const, license: '12345678' }]
/** Lets promises settle. Needs fake timers. */
export const flush = () => act(async () => void (await vi.advanceTimersByTimeAsync(0)))

/** Renders a chat with a fake vendor, whose connection `connect` decides. */
export function open({
  required = false,
  user = null as typeof player | null,
  connect = () => Promise.resolve(true as boolean | null),
  usesIdentity = false,
  http = {} as FakeHttp,
} = {}) {
  const calls: unknown[] = []
  let reports!: ChatReports
  const connection = {
    show: (each: string) => calls.push(each),
    identify: ({ login, identity }: ChatPlayer) =>
      calls.push(['identify', login, ...(identity ? [identity.hash] : [])]),
    leave: (): Promise<void> | void => void calls.push('left'),
    remove: () => calls.push('removed'),
  }
  const vendor = {
    traces: /^__lc/,
    usesIdentity,
    connect: vi.fn(async (_options: object, given: ChatReports) => {
      reports = given
      return (await connect()) === null ? null : connection
    }),
  }
  const load = vi.fn(async () => ({ default: vendor }))
  const { stores } = renderWidget(null, { manifest: { chats, consent: { required } }, user, http })
  const [chat] = stores.get(chatStore).chats
  const mayLoad = observable.box(false)
  new ChatConnector(chat!, load as never, stores).start(() => mayLoad.get())
  const quiet = async () => {
    act(() => runInAction(() => mayLoad.set(true)))
    await flush()
  }
  return {
    chat: chat!,
    stores,
    consent: stores.get(consentStore),
    calls,
    connection,
    load,
    connect: vendor.connect,
    quiet,
    reports: () => reports,
  }
}
