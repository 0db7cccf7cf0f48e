import type { PlayerVerification } from '#api'
import type { Clock } from '../../../app/clock.ts'
import type { Database } from '../../../app/db/database.ts'
import { flag } from '../../../app/db/flag.ts'
import { transact, userKey } from '../../../app/db/transact.ts'
import { ApiError, code } from '../../../app/errors.ts'
import type { Signals } from '../../../app/signals.ts'

type Status = PlayerVerification['status']

/** What a review can say of what the player has sent. */
export type Review = Extract<Status, 'done' | 'more-needed' | 'refused'>

/** Where a player stands at the vendor. */
export interface Applicant {
  status: Status
  /** How many steps were sent since the beginning, or since more was needed. */
  step: number
  /** Names of the sandbox’s reasons, or texts. */
  reasons: string[]
}

/** The steps of the vendor’s page: a document and a selfie. */
export const stepCount = 2

/** How long a review takes. */
const reviewMs = 3000

/** Why each review says what it says. */
const reasonsOf: Record<Review, string[]> = { done: [], 'more-needed': ['blurred'], refused: ['mismatch'] }

const untouched: Applicant = { status: 'not-started', step: 0, reasons: [] }

/** The verification of players’ identities, as the vendor and the platform know it. */
export class Verifications {
  readonly #db: Database
  readonly #clock: Clock
  readonly #signals: Signals

  constructor(db: Database, clock: Clock, signals: Signals) {
    this.#db = db
    this.#clock = clock
    this.#signals = signals
  }

  async of(userId: number, db = this.#db): Promise<Applicant> {
    const row = await db
      .selectFrom('verifications')
      .where('user_id', '=', userId)
      .select(['status', 'step', 'reasons'])
      .executeTakeFirst()
    return row ? { ...row, reasons: JSON.parse(row.reasons) as string[] } : untouched
  }

  /** Receives a step in the vendor’s page. Throws 110 for one that is not the next. */
  sendStep(userId: number, step: number): Promise<Applicant> {
    return this.#change(userId, (applicant) => {
      if (!isOpen(applicant) || step !== applicant.step + 1 || step > stepCount)
        throw new ApiError(400, code.fieldInvalid, 'step')
      return { status: 'in-progress', step, reasons: applicant.reasons }
    })
  }

  /** Receives the end of the vendor’s page. `review` is what a reviewer will say; without it, nothing is said. */
  submit(userId: number, review?: Review): Promise<Applicant> {
    const later = review && { review, review_at: this.#clock.now() + reviewMs }
    return this.#change(
      userId,
      (applicant) => {
        if (!isOpen(applicant) || applicant.step < stepCount) throw new ApiError(400, code.fieldInvalid, 'step')
        return { status: 'waiting', step: 0, reasons: [] }
      },
      later,
    )
  }

  /** Sets the state, as a reviewer or an operator does. */
  set(userId: number, status: Status, reasons: string[] = []): Promise<Applicant> {
    return this.#change(userId, ({ step }) => ({
      status,
      step: status === 'in-progress' ? Math.max(step, 1) : 0,
      reasons,
    }))
  }

  /** Lets reviews take effect whose time has come. */
  async reviewDue(): Promise<void> {
    const due = await this.#db
      .selectFrom('verifications')
      .where('review_at', '<=', this.#clock.now())
      .select(['user_id', 'review'])
      .execute()
    for (const { user_id: userId, review } of due) {
      const said = (review ?? 'done') as Review
      await this.set(userId, said, reasonsOf[said])
    }
  }

  async #change(
    userId: number,
    next: (applicant: Applicant) => Applicant,
    later: { review: Status; review_at: number } | undefined = undefined,
  ): Promise<Applicant> {
    const changed = await transact(this.#db, userKey(userId), async (db) => {
      const { status, step, reasons } = next(await this.of(userId, db))
      const row = { status, step, reasons: JSON.stringify(reasons), review: null, review_at: null, ...later }
      await db
        .insertInto('verifications')
        .values({ user_id: userId, ...row })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
        .execute()
      const verified = { is_verificated: flag(status === 'done') }
      if (status === 'done') await db.updateTable('users').set(verified).where('id', '=', userId).execute()
      return { status, step, reasons }
    })
    this.#signals.emit('verification', userId, changed.status)
    return changed
  }
}

/** Whether the player can send something. */
export const isOpen = ({ status }: Pick<Applicant, 'status'>): boolean =>
  status === 'not-started' || status === 'in-progress' || status === 'more-needed'
