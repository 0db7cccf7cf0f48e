/** Words that platforms use for the same thing. Those after `|` are weaker hints. */
const groups = `
id: id uuid guid identifier | code ticket number reference tx no
key: key reference idempotency | prize
login: login nickname username nick | user
name: name title label heading headline subject caption | code
text: text body description content teaser summary message msg label html note markup
html: html markup body
image: image picture img icon logo photo thumbnail poster | art
link: link url href address target uri
button: button cta action
place: place position slot zone | location page
priority: priority weight order rank | sort premium
lang: lang language locale
viewed: viewed read seen opened
created: created sent placed granted booked uploaded made added date | time timestamp started
ended: ended closed finished completed
settled: settled closed
expires: expires expiry expiration
stop: stop next end
end: end due finish until
amount: amount sum value total | best pot worth
balance: balance wallet funds
bonus: bonus promo
currency: currency iso
verification: verification verificated verified kyc
payment: payment cashier pay
deposit: deposit deposited
status: status state
kind: kind type category group family product input severity
category: category group structure
direction: direction flow
provider: provider vendor studio
game: game
demo: demo fun free practice
color: color colour palette
rtp: rtp payout
win: win payout won return
stake: stake bet wager
odds: odds price coefficient
event: event match fixture description
count: count total
row: row item list result data
award: award sector prize won segment
value: value worth
level: level tier
fee: fee charge commission
percent: percent rate
fixed: fixed flat
minute: minute eta
field: field input
option: option choice
hint: hint help
required: required mandatory | target
pattern: pattern regex
min: min minimum from
max: max maximum to
need: need require
reason: reason failure comment
voucher: voucher
premium: premium vip priority
cancel: cancel cancellable cancelable
surname: surname last family
first: first given
phone: phone mobile msisdn
birthday: birthday born birth dob
card: card document
confirmed: confirmed
fix: fixed read only
limit: limit rule
period: period term covers
used: used spent
reset: reset
change: change pending
break: break pause
wheel: wheel fortune
progress: progress percent
session: session
token: token
email: email mail
popup: popup message notification
max: max best
share: share part contribution
factor: factor multiplier
done: done progress
wagering: wagering requirement
released: released
available: available
document: document
file: file
`

/** What a word may mean, and how surely. */
const meanings = new Map<string, Map<string, number>>()
for (const [, concept = '', strong = '', weak = ''] of groups.matchAll(/^(\w+): ([\w ]*)(?:\| ([\w ]+))?$/gm)) {
  for (const [list, weight] of [
    [strong, 1],
    [weak, 0.6],
  ] as const) {
    for (const word of list.split(' ').filter(Boolean)) {
      const known = meanings.get(word) ?? new Map()
      meanings.set(word, known.set(concept, Math.max(weight, known.get(concept) ?? 0)))
    }
  }
}

/** Words that say nothing about which property it is. */
const empty = new Set(['is', 'has', 'have', 'the', 'of', 'can', 'system', 'user', 'info', 'client', 'player', 'spec'])

/** `isHaveFirstDeposit` → first, deposit. */
export function wordsOf(name: string): string[] {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
  const telling = words.filter((word) => !empty.has(word))
  return (telling.length > 0 ? telling : words).map(singular)
}

const singular = (word: string) =>
  meanings.has(word) || word.length < 4 ? word : word.replace(/ies$/, 'y').replace(/(?<!s)s$/, '')

/** How alike two words are, from 0 to 1. */
export function alike(one: string, other: string): number {
  if (one === other) return 1
  const mine = meanings.get(one)
  const theirs = meanings.get(other)
  if (!mine || !theirs) return 0
  return Math.max(0, ...[...mine].map(([concept, weight]) => weight * 0.95 * (theirs.get(concept) ?? 0)))
}
