/** A call that may be carried out once only. `Answer` is the response to it, `Made` what the server then has. */
export interface OnceCall<Answer, Made> {
  /** Returns what a response says was made; rejects if it says nothing of that. `find` asks the server, as after a failure. */
  accept(answer: Answer | Made, find: () => Promise<Made | null | undefined>): Promise<Made>
  /** Asks the server once what was made; null if nothing, undefined if it does not say. */
  read(): Promise<Made | null | undefined>
}

/** What proves that a call was not carried out, how often and how long the server is asked, and what is sent again. */
export interface Policy {
  /** When the server is asked while the response is missing, in milliseconds; without it, only after a failure. */
  whileSlow?: { afterMs: number; everyMs: number }
  /** Whether a failure alone proves that nothing was made. `isFirst`: nothing was sent before. */
  isRefusalAtOnce(error: unknown, isFirst: boolean): boolean
  /** Whether a failure is a refusal after the server was asked and returned nothing. `hasNothing`: it said that it has nothing. */
  isRefusalAfterAsking(error: unknown, hasNothing: boolean): boolean
  /** How long a question is repeated until the server responds; without it, it is asked once. */
  askForMs?: number
  /** Whether a failed question means that the server has nothing. */
  saysNothing?(error: unknown): boolean
  /** After how many milliseconds a server that has nothing is asked once more before it is believed; undefined: it is believed at once. */
  confirmAfterMs?(): number | undefined
  /** Whether it is sent again although the server does not say that it has nothing: it carries out one call of each key. */
  repeatsWithoutProof?: boolean
  /** Whether a lost call is sent again although the player has not asked for it. */
  repeatsByItself?(): boolean
  /** How often and how long the server is asked for a call of unknown outcome. */
  whileUnknown?: { everyMs: number; forMs: number }
}

/** What became of a call. It was refused: nothing was made. Its outcome is unknown; `hasNothing`: the server has nothing of it so far. */
export type Outcome<Made> =
  | { stage: 'made'; made: Made }
  | { stage: 'refused'; error: unknown }
  | { stage: 'unknown'; hasNothing: boolean; error?: unknown }

/** How far a call is: it was sent and waits for its response, the server is asked after a failure, or the outcome. */
export type Progress<Made> = { stage: 'sent'; isSlow: boolean } | { stage: 'asking'; error?: unknown } | Outcome<Made>
