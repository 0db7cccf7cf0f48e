import { makeAutoObservable } from 'mobx'
import type { PlayerVerification, VerificationLink } from '#api'
import { verificationCalls, type VerificationCalls } from '#schemas/calls/verification.ts'
import { Resource } from '#engine/data/resource.ts'
import { withTimeout } from '#engine/data/timeout.ts'
import type { Stores } from '#engine/shell/stores.ts'

type Status = PlayerVerification['status']

/** How often the state is read while another side works on it and the page is visible. */
const pollIntervalMs = 5000

/** How long the platform may take to hear from the vendor that everything was sent. */
const submissionMs = 60_000

/** The states in which the player can send something. */
const openStatuses: readonly Status[] = ['not-started', 'in-progress', 'more-needed']

/** What the store needs beside the calls. */
interface Surroundings {
  /** The server’s time in milliseconds since 1970. */
  now(): number
  isVisible(): boolean
  /** Called when the identity has become verified during this visit. */
  onDone(): void
}

/** How far the verification of the player’s identity is, as the platform says, and the link for another device. */
export class VerificationStore {
  readonly verification: Resource<PlayerVerification>
  /** The address for another device, if the player has asked for one. */
  link: VerificationLink | null = null
  linkState: 'none' | 'loading' | 'ready' | 'expired' | 'error' = 'none'
  /** The status that was known when the player sent everything here, until the platform has heard of it. */
  submittedFrom: Status | null = null
  readonly #api: VerificationCalls
  readonly #around: Surroundings
  #submittedAt = 0
  /** The status that was read last. */
  #settled: Status | null = null
  #followers = 0
  #stop = () => {}

  constructor(api: VerificationCalls, around: Surroundings) {
    this.#api = api
    this.#around = around
    this.verification = new Resource(() => api.verification())
    makeAutoObservable(this, { verification: false }, { autoBind: true })
  }

  /** What the page shows: after a submission “waiting”, although the platform has not heard of it yet. */
  get shown(): PlayerVerification | undefined {
    const { value } = this.verification
    return value && this.submittedFrom !== null ? { status: 'waiting', reasons: [] } : value
  }

  /** Whether the player can send something. */
  get isOpen(): boolean {
    return this.shown !== undefined && openStatuses.includes(this.shown.status)
  }

  /**
   * Reads the state now, and every five seconds while it is checked or the player is on another device, unless the page is hidden.
   * Returns an unsubscribe function.
   */
  follow(): () => void {
    if (this.#followers++ === 0) this.begin()
    return () => {
      if (--this.#followers === 0) this.#stop()
    }
  }

  /** Reads the state again if it is in use. */
  refresh() {
    if (this.#followers > 0) void this.load()
  }

  /** The player has sent everything in the vendor’s frame. */
  submitted() {
    this.submittedFrom = this.verification.value?.status ?? null
    this.#submittedAt = this.#around.now()
    this.refresh()
  }

  /** Returns another token for the vendor’s frame. Rejects if the platform gives none. */
  async freshToken(): Promise<string> {
    const answer = await withTimeout(this.#api.token())
    if (!answer) throw new Error('The platform returned no token for the verification.')
    return answer.token
  }

  /** Asks for an address for another device, unless there is one that can still be opened. */
  async askForLink() {
    if (this.linkState === 'loading' || this.linkState === 'ready') return
    this.linkState = 'loading'
    this.receiveLink(await withTimeout(this.#api.link()).catch(() => undefined))
  }

  private receiveLink(link: VerificationLink | undefined) {
    const isUsable = link !== undefined && /^https?:\/\//i.test(link.link)
    this.link = isUsable ? link : null
    this.linkState = isUsable ? 'ready' : 'error'
  }

  private begin() {
    const { isVisible } = this.#around
    void this.load()
    const onReturn = () => isVisible() && this.tick()
    const timer = setInterval(onReturn, pollIntervalMs)
    document.addEventListener('visibilitychange', onReturn)
    this.#stop = () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onReturn)
      this.dropLink('none')
    }
  }

  private tick() {
    const { expiresAt } = this.link ?? {}
    if (expiresAt !== undefined && Date.parse(expiresAt) <= this.#around.now()) this.dropLink('expired')
    if (this.shown?.status === 'waiting' || (this.isOpen && this.link !== null)) this.refresh()
  }

  private dropLink(state: 'none' | 'expired') {
    this.link = null
    this.linkState = state
  }

  private async load() {
    await this.verification.load()
    const { value } = this.verification
    if (value) this.settle(value.status)
  }

  /** Called once the state is stored: a submission that was forgotten before would show the state before it again. */
  private settle(status: Status) {
    const isOld = status === 'more-needed' ? this.submittedFrom === status : openStatuses.includes(status)
    if (!isOld || this.#around.now() - this.#submittedAt > submissionMs) this.submittedFrom = null
    if (!openStatuses.includes(status)) this.dropLink('none')
    const before = this.#settled
    this.#settled = status
    if (status === 'done' && before !== null && before !== 'done') this.#around.onDone()
  }
}

export const verificationStore = ({ http, session }: Stores) =>
  new VerificationStore(verificationCalls(http), {
    now: http.now,
    isVisible: () => document.visibilityState === 'visible',
    onDone: () => void session.refresh(),
  })
