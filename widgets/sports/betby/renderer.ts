/** What keeps the bet slip, and what sticks, clear of the page around them; pixels but for the layer. */
export interface BetbyLayout {
  betSlipOffsetTop: number
  betSlipOffsetBottom: number
  betSlipOffsetRight: number
  betslipZIndex: number
  stickyTop: number
}

/** What `initialize` takes. */
export interface BetbyOptions extends BetbyLayout {
  brand_id: string
  /** Absent for visitors. */
  token?: string
  lang: string
  themeName: string
  target: HTMLElement
  /** A path of the vendor’s own, where it begins. */
  url: string
  /** Answers a fresh token, or null where none is to be had. */
  onTokenExpired(): Promise<string | null>
  onRouteChange(path: string): void
  onLogin(): void
  onRegister(): void
  onRecharge(): void
  onSessionRefresh(): void
}

/** What can change while it is open. */
export type BetbyChanges = Partial<BetbyLayout & Pick<BetbyOptions, 'themeName' | 'url'>>

export interface BetbyRenderer {
  initialize(options: BetbyOptions): BetbyRenderer
  updateOptions(changes: BetbyChanges): void
  kill(): void
}

/** What the vendor’s script leaves. */
export type BetbyRendererClass = new () => BetbyRenderer
