import type { Award, User, WheelStatusAnswer } from '#api'
import { ApiError } from '#engine/data/api-error.ts'

/** The award of the fake server’s wheel. */
export const win: Award = { key: 'coin', value: 5 }
/** The balance before the award. */
export const start = 100.25
const awardList: [Award, ...Award[]] = [
  { key: 'lost', value: 0 },
  win,
  { key: 'freeSpin', value: 3 },
  win,
  { key: 'coin', value: 100 },
]

/** A server with one wheel, which credits the award at the PUT and counts its calls. */
export class FakeServer {
  balance = start
  award: Award = win
  /** Whether the status includes the award of a spun wheel. */
  saysAward = true
  puts: number[] = []
  deletes = 0
  /** Whether the response to the PUT is lost, or what answers in its place. */
  losesPut: boolean | ApiError = false
  /** What answers a PUT that does not arrive. */
  refusal: ApiError | null = null
  private readonly spun = new Map<number, Award>()
  wheelId = 41
  private open = true

  user(): User {
    return {
      id: 7,
      login: 'amina',
      balance: this.balance,
      bonusBalance: 2,
      currency: 'TND',
      isPaymentSystemUser: true,
      isVerificated: true,
      isHaveFirstDeposit: true,
      fortuneWheel: this.open
        ? { status: 'ALLOWED', stopAt: null }
        : { status: 'IN_PROGRESS', stopAt: '2030-01-01T00:00:00.000Z' },
    }
  }

  status(): WheelStatusAnswer {
    if (!this.open) return { progress: 20, endTime: '2030-01-01T00:00:00.000Z' }
    const award = this.saysAward ? this.spun.get(this.wheelId) : undefined
    return { wheelId: this.wheelId, awardList, ...(award && { award }) }
  }

  spin(id: number): Award {
    if (this.refusal) throw this.refusal
    this.puts.push(id)
    if (!this.open || id !== this.wheelId) throw new ApiError('gone', 404)
    if (!this.spun.has(id) && !['lost', 'freeSpin'].includes(this.award.key)) this.balance += this.award.value ?? 0
    this.spun.set(id, this.award)
    if (this.losesPut) throw this.losesPut === true ? new ApiError('lost') : this.losesPut
    return this.award
  }

  finish(id: number) {
    this.deletes++
    if (!this.open || id !== this.wheelId) throw new ApiError('gone', 404)
    this.open = false
  }
}
