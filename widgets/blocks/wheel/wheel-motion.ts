import type { WheelStore } from '#domains/wheel/wheel-store.ts'
import { deflection, endOfTurn, idleTurns, modulo, restingAngle, spinSeconds, startAngle } from './turn.ts'

const spinMs = spinSeconds * 1000
const idleDegrees = idleTurns * 360
/** Time to accelerate to the idle speed, and to stop after a failed spin. */
const accelerationMs = 1200
/** The angle covered meanwhile, at constant acceleration. */
const accelerationDegrees = ((idleDegrees / spinMs) * accelerationMs) / 2
const accelerateEasing = 'cubic-bezier(0.33, 0, 0.67, 0.33)'
const decelerateEasing = 'cubic-bezier(0.33, 0.67, 0.67, 1)'
/** Starts at about the idle speed, accelerates, and slows down for long. */
const spinEasing = 'cubic-bezier(0.24, 0.13, 0.18, 1)'

type Followed = Pick<WheelStore, 'stage' | 'sector' | 'awards' | 'prize' | 'times' | 'isTurning'>

interface Turn {
  animation: Animation
  from: number
  to: number
}

const rotate = (degrees: number) => `rotate(${degrees}deg)`

/** Turns the wheel by the Web Animations API, without rendering. With reduced motion it jumps when a spin would end. */
export class WheelMotion {
  private readonly disc: SVGElement
  private readonly pointer: SVGElement
  private readonly onLand: () => void
  private readonly still = matchMedia('(prefers-reduced-motion: reduce)').matches
  private count = 1
  private resting = startAngle
  private turn: Turn | undefined
  private kind: 'none' | 'idle' | 'prize' = 'none'
  private frame = 0

  constructor(disc: SVGElement, pointer: SVGElement, onLand: () => void) {
    this.disc = disc
    this.pointer = pointer
    this.onLand = onLand
    disc.style.transform = rotate(startAngle)
  }

  /** Starts the motion for the store’s stage. */
  follow({ stage, sector, awards, prize, times, isTurning }: Followed) {
    this.count = awards.length || 1
    if (sector !== undefined)
      return prize || stage === 'finishing'
        ? this.land(sector)
        : this.turnTo(sector, Date.now() - (times?.turnsAt ?? Date.now()))
    if (isTurning) return this.turnFreely()
    this.comeToRest()
  }

  stop() {
    this.end()
    cancelAnimationFrame(this.frame)
  }

  private turnFreely() {
    if (this.kind === 'idle') return
    this.kind = 'idle'
    if (this.still) return
    this.run(this.angle + accelerationDegrees, { duration: accelerationMs, easing: accelerateEasing }, () =>
      this.run(this.angle + idleDegrees, { duration: spinMs, iterations: Infinity }),
    )
  }

  /** `beganMs` ago it began to turn there: after a reload it goes on from where it would be. */
  private turnTo(place: number, beganMs: number) {
    if (this.kind === 'prize') return
    this.kind = 'prize'
    this.run(
      endOfTurn(this.angle, place, this.count),
      { duration: spinMs, easing: this.still ? 'step-end' : spinEasing },
      this.onLand,
    )
    if (beganMs >= 1000 && this.turn) this.turn.animation.currentTime = Math.min(beganMs, spinMs)
  }

  /** The spin is over: ends a late animation, and places the wheel if the page was opened after the spin. */
  private land(place: number) {
    if (this.kind === 'prize') return this.turn?.animation.finish()
    this.kind = 'prize'
    this.end()
    this.rest(restingAngle(place, this.count))
    this.onLand()
  }

  private comeToRest() {
    const wasIdle = this.kind === 'idle'
    this.kind = 'none'
    if (wasIdle && !this.still)
      this.run(this.angle + accelerationDegrees, { duration: accelerationMs, easing: decelerateEasing })
  }

  private get angle(): number {
    if (!this.turn) return this.resting
    const { animation, from, to } = this.turn
    return from + (to - from) * (animation.effect?.getComputedTiming().progress ?? 1)
  }

  private run(to: number, timing: KeyframeAnimationOptions, then?: () => void) {
    const from = this.angle
    this.end()
    this.rest(to)
    const animation = this.disc.animate([{ transform: rotate(from) }, { transform: rotate(to) }], timing)
    animation.onfinish = () => {
      this.turn = undefined
      then?.()
    }
    this.turn = { animation, from, to }
    if (!this.still) this.tick()
  }

  private end() {
    if (!this.turn) return
    this.turn.animation.onfinish = null
    this.turn.animation.cancel()
    this.turn = undefined
  }

  private rest(angle: number) {
    this.resting = modulo(angle, 360)
    this.disc.style.transform = rotate(this.resting)
  }

  private readonly tick = () => {
    cancelAnimationFrame(this.frame)
    this.pointer.style.transform = this.turn ? rotate(deflection(this.angle, this.count)) : ''
    if (this.turn) this.frame = requestAnimationFrame(this.tick)
  }
}
