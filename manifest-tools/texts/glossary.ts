/** A word of the trade: the product’s text that has it, and what it means. */
interface Term {
  key: string
  meaning: string
  /** Keys of the buttons and confirmations that move a player’s money by this. */
  money?: readonly string[]
}

/** What confirms a deposit or a withdrawal. */
const bothDirections = [
  'payment:sums.fee',
  'payment:question.text',
  'payment:question.confirm',
  'payment:question.decline',
  'payment:question.unknown.text',
  'payment:absent.title',
  'payment:absent.text',
  'payment:absent.retry',
]

/** The words of the trade, as docs/glossary.md lists them. */
export const terms: readonly Term[] = [
  { key: 'common:account.signIn', meaning: 'open a session' },
  { key: 'common:account.register', meaning: 'open an account' },
  { key: 'common:account.balance', meaning: 'the money of the player' },
  { key: 'common:account.bonusBalance', meaning: 'money of a bonus, which has to be wagered' },
  {
    key: 'common:page.DEPOSIT',
    meaning: 'money to the account',
    money: [
      ...bothDirections,
      'payment:review.title.deposit',
      'payment:review.confirm.deposit',
      'payment:sums.out.deposit',
      'payment:sums.in.deposit',
      'payment:question.deposit',
      'payment:question.unknown.deposit',
    ],
  },
  {
    key: 'common:page.WITHDRAWAL',
    meaning: 'money from the account',
    money: [
      ...bothDirections,
      'payment:review.title.withdrawal',
      'payment:review.confirm.withdrawal',
      'payment:sums.out.withdrawal',
      'payment:sums.in.withdrawal',
      'payment:question.withdrawal',
      'payment:question.unknown.withdrawal',
    ],
  },
  {
    key: 'payment:pending.continue',
    meaning: 'pay a deposit that was started',
    money: [
      'payment:pending.continue',
      'payment:unpaid.title',
      'payment:unpaid.continue',
      'payment:outcome.redirect.title',
      'payment:outcome.redirect.text',
      'payment:outcome.redirect.go',
    ],
  },
  {
    key: 'payment:pending.cancel',
    meaning: 'take back a payment that is not completed',
    money: [
      'payment:pending.cancel',
      'payment:pending.ask.withdrawal',
      'payment:pending.ask.deposit',
      'payment:pending.askText.withdrawal',
      'payment:pending.askText.deposit',
      'payment:pending.yes',
      'payment:pending.no',
    ],
  },
  { key: 'history:kind.cashback', meaning: 'a share of the losses that is paid back' },
  { key: 'history:kind.jackpot', meaning: 'a prize that grows with the stakes' },
  { key: 'history:column.stake', meaning: 'what is put on a bet or a round' },
  { key: 'history:column.win', meaning: 'what a bet or a round pays' },
  { key: 'common:lobby.slots', meaning: 'games with reels' },
  { key: 'common:lobby.live', meaning: 'tables with a dealer on video' },
  { key: 'common:lobby.table', meaning: 'roulette, blackjack and others without a dealer' },
  { key: 'common:lobby.crash', meaning: 'games in which a rising factor ends suddenly' },
  { key: 'common:lobby.tv', meaning: 'draws and games on a television channel' },
  { key: 'common:lobby.providers', meaning: 'who makes the games' },
  { key: 'common:game.demo', meaning: 'play without money' },
  { key: 'user:wheel.award.freeSpin', meaning: 'a spin that costs nothing', money: ['user:wheel.spin'] },
  {
    key: 'user:wheel.refuseNow',
    meaning: 'forfeit a spin of the wheel',
    money: [
      'user:wheel.refuse',
      'user:wheel.refuseTitle',
      'user:wheel.refuseText',
      'user:wheel.keep',
      'user:wheel.refuseNow',
    ],
  },
  { key: 'common:page.WHEEL_OF_FORTUNE', meaning: 'a wheel with prizes that the platform offers' },
  { key: 'common:page.PROMOTIONS', meaning: 'offers of the brand' },
  {
    key: 'common:page.BONUSES',
    meaning: 'money under conditions',
    money: [
      'register-bonuses-description:legend',
      'register-bonuses-description:sport.title',
      'register-bonuses-description:sport.description',
      'register-bonuses-description:slots.title',
      'register-bonuses-description:slots.description',
    ],
  },
  {
    key: 'user:bonuses.activate',
    meaning: 'accept a bonus',
    money: [
      'user:bonuses.activate',
      'user:bonuses.activateOf',
      'user:bonuses.again',
      'user:bonuses.askTitle',
      'user:bonuses.askAmount',
      'user:bonuses.askOnce',
      'user:bonuses.notNow',
    ],
  },
  {
    key: 'register-bonuses-description:none.title',
    meaning: 'refuse the bonus of the first deposit',
    money: [
      'register-bonuses-description:none.title',
      'register-bonuses-description:none.description',
      'register-bonuses-description:none.choose',
    ],
  },
  { key: 'user:sport.prematch', meaning: 'bets before an event begins' },
  { key: 'common:page.LIVE_SPORT', meaning: 'bets while an event takes place' },
  { key: 'user:sport.bets', meaning: 'the bets that a player has made' },
  { key: 'user:profile.verified', meaning: 'the documents are approved' },
  { key: 'user:playerProtection.limits.title', meaning: 'what a player allows themselves' },
  { key: 'user:playerProtection.breaks.title', meaning: 'a time without play' },
  { key: 'user:playerProtection.breaks.exclusion.title', meaning: 'a closed account, by the player’s own wish' },
  { key: 'user:playerProtection.realityCheck.title', meaning: 'a reminder of time and result' },
  { key: 'common:footer.responsible', meaning: 'what protects players' },
]
