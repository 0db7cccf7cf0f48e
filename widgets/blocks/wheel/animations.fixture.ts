import { vi } from 'vitest'

/** An animation whose progress a test controls. */
export interface FakeAnimation {
  from: number
  to: number
  timing: KeyframeAnimationOptions
  /** Progress from 0 to 1. */
  progress: number
  /** Where it was put, in milliseconds. */
  currentTime?: number
  cancelled: boolean
  finish(): void
}

const degrees = (frame: Keyframe) => Number(/rotate\(([-\d.e]+)deg\)/.exec(String(frame.transform))![1])

/** Fakes the Web Animations API, which jsdom lacks. Returns the animations in the order of their start. */
export function fakeAnimations({ reducedMotion = false } = {}): FakeAnimation[] {
  const started: FakeAnimation[] = []
  vi.stubGlobal('matchMedia', () => ({ matches: reducedMotion }))
  SVGElement.prototype.animate = function (frames, timing) {
    const [first, last] = frames as Keyframe[]
    const fake: FakeAnimation & { onfinish: (() => void) | null; effect: object; cancel(): void } = {
      from: degrees(first!),
      to: degrees(last!),
      timing: timing as KeyframeAnimationOptions,
      progress: 0,
      cancelled: false,
      onfinish: null,
      effect: { getComputedTiming: () => ({ progress: fake.progress }) },
      cancel: () => (fake.cancelled = true),
      finish() {
        fake.progress = 1
        fake.onfinish?.()
      },
    }
    started.push(fake)
    return fake as unknown as Animation
  }
  return started
}
