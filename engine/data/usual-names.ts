/** How platforms usually call a property of one meaning, such as a title. */
export interface UsualNames {
  /** The commonest first. Letter case, `_` and `-` make no difference. */
  names: readonly string[]
  /** Where the value is if the property is an object, such as `{ "url": "/a.png" }`; it may also be an object by language. */
  inside?: readonly string[]
  /** Whether the value may be the first of a list. */
  isFirst?: boolean
  /** Whether a name counts only if it is the only one of these that an object has: money is not guessed. */
  isAlone?: boolean
}

const named = (names: string, inside?: string, others?: Partial<UsualNames>): UsualNames => ({
  names: names.split(' '),
  ...(inside && { inside: inside.split(' ') }),
  ...others,
})

const words = 'text value content body rendered html message'
const address = 'url src href path link uri'

export const titles = /* @__PURE__ */ named('title name headline heading header caption subject label', words)

export const texts = /* @__PURE__ */ named(
  'text description body content message html summary teaser details subtitle msg note',
  words,
)

/** Texts with markup. */
export const markups = /* @__PURE__ */ named('html content body text description message details markup', words)

export const images = /* @__PURE__ */ named(
  'image imageUrl picture pictureUrl img photo banner src icon thumbnail cover poster imageSrc imagePath imageLink logo images',
  `${address} desktop default original large full`,
  { isFirst: true },
)

export const links = /* @__PURE__ */ named(
  'link url href target linkUrl targetUrl uri address redirectUrl launchUrl gameUrl',
  address,
)

export const amounts = /* @__PURE__ */ named('amount value sum total prize', undefined, { isAlone: true })

export const currencies = /* @__PURE__ */ named('currency currencyCode currencyIso ccy')

export const languages = /* @__PURE__ */ named('lang language locale languageCode')

/** When something was made or happened. */
export const times = /* @__PURE__ */ named(
  'createdAt created at date time timestamp datetime createdDate dateCreated createdOn sentAt publishedAt addedAt',
)

export const starts = /* @__PURE__ */ named(
  'startsAt startAt start startTime startDate dateStart startsOn begin beginAt beginsAt validFrom from dateFrom activeFrom',
)

export const ends = /* @__PURE__ */ named(
  'endsAt endAt end endTime endDate dateEnd endsOn stopAt stop stopTime expiresAt expireAt expires expiresOn expiry expiryDate expirationDate expiration deadline finishAt finishesAt finish until validUntil validTo dueAt to dateTo activeTo activeUntil',
)

/** When something came to its end. */
export const endings = /* @__PURE__ */ named('endedAt finishedAt completedAt closedAt settledAt')

/** A list that an object cannot do without: also under any other name, if the object has no other list. */
export const lists = /* @__PURE__ */ named('items data rows list results result')

/** A name without what platforms write in different ways. */
export const fold = (name: string) => name.toLowerCase().replace(/[^a-z\d]/g, '')
