import type { Language, Manifest } from '#manifest'

type Theme = Manifest['theme']['default']

/**
 * Why the vendor’s page cannot be used: it did not load in time, it reported an error before it was ready, or the platform gave no
 * token.
 */
export type VerificationFailure = 'timeout' | 'vendor' | 'token'

/** What the vendor’s page reports. Reports after `close` are ignored. */
interface VerificationEvents {
  /** The vendor’s page can be used. */
  onReady(): void
  onFailed(reason: VerificationFailure): void
  /** The player has sent everything. */
  onSubmitted(): void
  /** The vendor’s state has changed; the page reads it from the platform, which decides. */
  onChanged(): void
}

/** What the page provides to a vendor’s adapter. */
export interface VerificationHost extends VerificationEvents {
  /** Initially empty. */
  readonly element: HTMLElement
  /** The accessible name of the vendor’s frame. */
  readonly title: string
  readonly language: Language
  readonly theme: Theme
  /** The platform’s token for this player. */
  readonly token: string
  /** Asks the platform for another token, once the vendor says that its own has expired. */
  freshToken(): Promise<string>
}

/** A vendor’s page that was opened. */
export interface OpenedVerification {
  languageChanged(language: Language): void
  themeChanged(theme: Theme): void
  /** Removes everything that was made. */
  close(): void
}

/**
 * The type of the default export of `widgets/verifications/<vendor>/index.ts`: opens the vendor’s page in the host’s element. It does
 * not throw: errors are reported with `onFailed`.
 */
export type OpenVerification<Options> = (options: Options, host: VerificationHost) => OpenedVerification
