/** The words that a reviewer has confirmed: a text, and the English one that it translates. */
export interface ReviewedText {
  /** With its namespace, such as `payment:pending.yes`. */
  key: string
  english: string
  text: string
}

/** A review of texts that move money. */
export interface Review {
  /** The reviewer’s name. */
  by: string
  /** A day such as `2026-11-27`. */
  on: string
  texts: ReviewedText[]
}
