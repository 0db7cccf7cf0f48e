// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Award } from '#api'
import { fakeAnimations, type FakeAnimation } from './animations.fixture.ts'
import { modulo, restingAngle } from './turn.ts'
import { WheelMotion } from './wheel-motion.ts'

const awards: Award[] = Array.from({ length: 12 }, (_, place) => ({ key: 'coin', value: place + 1 }))
const shape = () => document.createElementNS('http://www.w3.org/2000/svg', 'svg')

let disc: SVGElement
let onLand: () => void
let motion: WheelMotion
let started: FakeAnimation[]

function begin(options?: { reducedMotion: boolean }) {
  started = fakeAnimations(options)
  vi.stubGlobal('requestAnimationFrame', () => 1)
  vi.stubGlobal('cancelAnimationFrame', () => undefined)
  disc = shape()
  onLand = vi.fn()
  motion = new WheelMotion(disc, shape(), onLand)
}

type Followed = Parameters<WheelMotion['follow']>[0]
const follow = (stage: Followed['stage'], sector?: number, prize?: Award, turnsAt?: number) =>
  motion.follow({
    stage,
    sector,
    awards,
    prize,
    times: { resultAt: 0, turnsAt },
    isTurning: stage !== 'idle' && stage !== 'finishing',
  })
const angle = () => Number(/[-\d.]+/.exec(disc.style.transform)![0])

describe('WheelMotion', () => {
  beforeEach(() => begin())

  it('starts at 15°, and does not move by itself', () => {
    follow('idle')
    expect([angle(), started.length]).toEqual([15, 0])
  })

  it('accelerates, then turns 7 times in 20 seconds in a loop until the result', () => {
    for (const stage of ['starting', 'waiting', 'fetching'] as const) follow(stage)
    expect(started).toHaveLength(1)
    started[0]!.finish()
    expect(started).toHaveLength(2)
    const [gathering, idle] = started
    expect(idle!.timing).toEqual({ duration: 20_000, iterations: Infinity })
    expect(idle!.from).toBeCloseTo(gathering!.to)
    expect(idle!.to - idle!.from).toBeCloseTo(7 * 360)
  })

  it('continues from its angle to the sector, 12 turns in 20 seconds; then reports that it landed', () => {
    follow('waiting')
    started[0]!.finish()
    started[1]!.progress = 0.25
    const at = modulo(started[1]!.from + 0.25 * 7 * 360, 360)
    follow('fetching', 4)
    follow('turning', 4)
    expect(started).toHaveLength(3)
    const turn = started[2]!
    expect(started[1]!.cancelled).toBe(true)
    expect(modulo(turn.from, 360)).toBeCloseTo(at)
    expect(turn.timing.duration).toBe(20_000)
    expect(turn.to - turn.from).toBeGreaterThanOrEqual(12 * 360)
    expect(modulo(turn.to, 360)).toBeCloseTo(restingAngle(4, 12))
    expect(onLand).not.toHaveBeenCalled()
    turn.finish()
    expect(onLand).toHaveBeenCalledTimes(1)
    for (const stage of ['finishing', 'idle'] as const) follow(stage, stage === 'idle' ? undefined : 4, awards[4])
    expect([angle(), started.length]).toEqual([restingAngle(4, 12), 3])
  })

  it('is at the sector when the prize is shown, even if the animation is late', () => {
    follow('turning', 2)
    started[0]!.progress = 0.9
    follow('turning', 2, awards[2])
    expect(onLand).toHaveBeenCalledTimes(1)
    expect(angle()).toBe(restingAngle(2, 12))
  })

  it('places the wheel at its sector if the page is opened after the spin', () => {
    follow('finishing', 7)
    expect([angle(), started.length]).toEqual([restingAngle(7, 12), 0])
    expect(onLand).toHaveBeenCalledTimes(1)
  })

  it('goes on in the middle of a turn that a reload interrupted', () => {
    vi.spyOn(Date, 'now').mockReturnValue(100_000)
    follow('turning', 4, undefined, 92_000)
    expect(started[0]).toMatchObject({ currentTime: 8000, timing: { duration: 20_000 } })
  })

  it('stops after a failed spin, and can spin again', () => {
    follow('waiting')
    follow('idle')
    expect(started.map(({ cancelled }) => cancelled)).toEqual([true, false])
    follow('waiting')
    expect(started).toHaveLength(3)
  })
})

it('does not turn with reduced motion: it jumps when a spin would end', () => {
  begin({ reducedMotion: true })
  follow('waiting')
  expect(started).toHaveLength(0)
  follow('turning', 3)
  expect(started[0]!.timing).toEqual({ duration: 20_000, easing: 'step-end' })
  follow('turning', 3, awards[3])
  expect(angle()).toBe(restingAngle(3, 12))
})
