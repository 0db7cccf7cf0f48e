/** Offsets that keep the bet slip and sticky elements clear of the page’s bars; in pixels, except the z-index. */
export interface BetbyLayout {
  betSlipOffsetTop: number
  betSlipOffsetBottom: number
  betSlipOffsetRight: number
  betslipZIndex: number
  stickyTop: number
}

/** The options of `initialize`. */
export interface BetbyOptions extends BetbyLayout {
  brand_id: string
  /** Absent for visitors. */
  token?: string
  lang: string
  themeName: string
  target: HTMLElement
  /** Style sheets for its shadow root, which inherits the page’s custom properties. */
  cssUrls: string[]
  fontFamilies: string[]
  /** The vendor’s initial path. Without it, the script takes the one in the page’s address, which it keeps there itself. */
  url?: string
  /** Returns a new token, or null if there is none. */
  onTokenExpired(): Promise<string | null>
  /** What these two pass is not documented in public, so it is read generously. */
  onRouteChange(route?: unknown): void
  onBetSlipStateChange(state?: unknown): void
  onLogin(): void
  onRegister(): void
  onRecharge(): void
  onSessionRefresh(): void
}

/** Options that `updateOptions` can change. */
export type BetbyChanges = Partial<BetbyLayout & Pick<BetbyOptions, 'themeName' | 'url'>>

/** A running sportsbook. */
export interface BetbyRenderer {
  initialize(options: BetbyOptions): BetbyRenderer
  updateOptions(changes: BetbyChanges): void
  kill(): void
}

/** The class that the vendor’s script defines globally. */
export type BetbyRendererClass = new () => BetbyRenderer
