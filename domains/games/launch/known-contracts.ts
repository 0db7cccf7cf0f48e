import type { GameContract, Manifest } from '#manifest'

/** The base contracts that a manifest can name: without hosts, which every operator gets from its aggregator. */
type KnownContract = Pick<GameContract, 'permissions' | 'messages' | 'parameters'>

/**
 * What is known of launchers’ messages and addresses. “Doc” is the vendor’s own page, “seen” public code of operators and
 * game packages, both on 26 November 2026; “assumed” has no source. docs/game-vendors.md has the same list.
 */
const knownContracts: Record<NonNullable<GameContract['use']>, KnownContract> = {
  amusnet: {
    // Seen, in several operators’ pages and a game package: `{command: 'com.egt-bg.exit'}`, if `closeurl` asks for it.
    // `com.egt-bg.reload` asks for a new page: seen, read as an expired session, which offers one (assumed).
    messages: [
      { at: 'command', is: 'com.egt-bg.exit', means: 'lobby' },
      { at: 'command', is: 'com.egt-bg.reload', means: 'expired' },
    ],
    parameters: { fixed: { closeurl: 'com.egt-bg.postMessage' } },
  },
  endorphina: {
    // Seen: the text `closeGame`, with this vendor’s name; `CloseGame` in game packages, also as
    // `{func: 'parentFunc', message: 'close'}`; `close` and `GAME_MODE:LOBBY` beside them in operators’ listeners.
    messages: [
      { is: 'closeGame', means: 'lobby' },
      { is: 'close', means: 'lobby' },
      { is: 'GAME_MODE:LOBBY', means: 'lobby' },
      { at: 'message', is: 'close', means: 'lobby' },
    ],
  },
  evolution: {
    // Seen, in four operators’ pages: `{event: 'EVO:APPLICATION_READY'}`. Others come to pages that subscribe to them.
    messages: [{ at: 'event', is: 'EVO:APPLICATION_READY', means: 'ready' }],
  },
  hizi: {
    // Doc: docs.hizi.io/operator-api/appendix-a-events, `{type: 'gameReady' | 'cashier' | 'roundEnded'}`.
    messages: [
      { at: 'type', is: 'gameReady', means: 'ready' },
      { at: 'type', is: 'cashier', means: 'deposit' },
      { at: 'type', is: 'roundEnded', means: 'balance' },
    ],
  },
  launcher: {
    // Seen: `{action: {type: 'close'}}`, posted to the top window by an aggregator’s close page. The others are assumed.
    messages: [
      { at: 'action.type', is: 'close', means: 'lobby' },
      { at: 'action.type', is: 'lobby', means: 'lobby' },
      { at: 'action.type', is: 'deposit', means: 'deposit' },
      { at: 'action.type', is: 'expired', means: 'expired' },
      { at: 'action.type', is: 'balance', means: 'balance' },
    ],
  },
  nucleus: {
    // Seen, in three operators’ pages: `{exi_fMessageType_str: 'exi_onHomeUserAction' | 'exi_onCashierUserAction'}`.
    messages: [
      { at: 'exi_fMessageType_str', is: 'exi_onHomeUserAction', means: 'lobby' },
      { at: 'exi_fMessageType_str', is: 'exi_onCashierUserAction', means: 'deposit' },
    ],
    // Seen in Betsoft’s launch addresses: `…?mode=real&lang=zh-cn&homeUrl=…&cashierUrl=…`; `free` is assumed.
    parameters: {
      language: { name: 'lang' },
      mode: { name: 'mode', values: { demo: 'free' } },
      returnAddress: { name: 'homeUrl' },
      depositAddress: { name: 'cashierUrl' },
    },
  },
  pragmatic: {
    // Seen, in operators’ pages: `{name: 'gameQuit' | 'notifyCloseContainer' | 'homeButton' | 'openCashier' |
    // 'gameRoundEnded'}`; the text `notifyCloseContainer`.
    messages: [
      { at: 'name', is: 'gameQuit', means: 'lobby' },
      { at: 'name', is: 'notifyCloseContainer', means: 'lobby' },
      { is: 'notifyCloseContainer', means: 'lobby' },
      { at: 'name', is: 'homeButton', means: 'lobby' },
      { at: 'name', is: 'openCashier', means: 'deposit' },
      { at: 'name', is: 'gameRoundEnded', means: 'balance' },
    ],
    // Seen: `/gs2c/openGame.do?gameSymbol=…&lang=en&cur=USD&lobbyUrl=…&cashierUrl=…`.
    parameters: {
      language: { name: 'lang' },
      currency: { name: 'cur' },
      returnAddress: { name: 'lobbyUrl' },
      depositAddress: { name: 'cashierUrl' },
    },
  },
  rgs: {
    // Seen, in operators’ pages and notes on 21Viral’s API: `{type: 'rgs-backToHome' | 'rgs-deposit', mainDomain: …}`; `RBackToHome` once.
    messages: [
      { at: 'type', is: 'rgs-backToHome', means: 'lobby' },
      { at: 'type', is: 'RBackToHome', means: 'lobby' },
      { at: 'type', is: 'rgs-deposit', means: 'deposit' },
    ],
  },
  slotmill: {
    // Doc: slotmill.github.io/docs/post-message, `{event: 'idle' | 'quit'}`; `idle` follows each round.
    messages: [
      { at: 'event', is: 'quit', means: 'lobby' },
      { at: 'event', is: 'idle', means: 'balance' },
    ],
  },
}

type Contract = Required<Pick<GameContract, 'hosts' | 'ancestors' | 'messages' | 'parameters'>> &
  Pick<GameContract, 'permissions'>

/** Returns the launch contract of a provider: its own settings over those of the known launcher that it names. */
export function contractOf({ hosts, providers = {} }: Manifest['games'], providerId: string): Contract {
  const own: GameContract = providers[providerId] ?? {}
  const base = own.use ? knownContracts[own.use] : {}
  const permissions = own.permissions ?? base.permissions
  return {
    hosts: [...hosts, ...(own.hosts ?? [])],
    ancestors: own.ancestors ?? [],
    messages: [...(own.messages ?? []), ...(base.messages ?? [])],
    parameters: own.parameters ?? base.parameters ?? {},
    ...(permissions && { permissions }),
  }
}
