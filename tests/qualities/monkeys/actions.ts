import fc from 'fast-check'
import { naughty, plausible } from './texts.ts'

/** The target of a click. `point` is any point of the screen, possibly in a vendor’s frame. */
type Target = 'link' | 'control' | 'point'

/** One action of a monkey. `pick` selects among the candidates by its remainder. */
export type Action =
  | { kind: 'click'; target: Target; pick: number; way: 'mouse' | 'twice' | 'finger' }
  | { kind: 'type'; pick: number; text: string }
  | { kind: 'fill'; pick: number }
  | { kind: 'choose'; pick: number; option: number }
  | { kind: 'press'; key: string; times: number }
  | { kind: 'scroll'; pick: number; share: number }
  | { kind: 'history'; by: number }
  | { kind: 'walk' | 'load'; pick: number; query: string; language: number }
  | { kind: 'theme' }
  | { kind: 'language'; option: number }
  | { kind: 'resize'; width: number }
  | { kind: 'connection'; isLost: boolean }

/** An action and the wait after it: none, a moment, or until the page is ready. */
export interface Step {
  action: Action
  waitFor: 'none' | 'moment' | 'ready'
}

const pick = fc.noBias(fc.nat(1_000_000))
const kind = <K extends Action['kind']>(name: K) => fc.constant(name)

const texts = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...naughty) },
  { weight: 3, arbitrary: fc.constantFrom(...plausible) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 80 }) },
)

const keys = [
  'Tab',
  'Tab',
  'Tab',
  'Shift+Tab',
  'Enter',
  'Enter',
  'Space',
  'Escape',
  'ArrowDown',
  'ArrowUp',
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
  'PageDown',
  'Backspace',
]

/** Query strings that the product reads, valid and invalid; most visits have none. */
const queries = [
  '',
  '',
  '',
  '',
  'payment=success',
  'payment=error',
  'payment=%3Cscript%3E',
  'lang=ar',
  'lang=xx',
  'ref=FRIEND-7',
  '__proto__[x]=1',
  'page=-1&size=1e9',
  'category=none',
]

const places = { pick, query: fc.constantFrom(...queries), language: pick }

const actions: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 34,
    arbitrary: fc.record({
      kind: kind('click'),
      target: fc.constantFrom('link', 'control', 'control', 'control', 'control', 'point'),
      pick,
      way: fc.constantFrom('mouse', 'mouse', 'finger', 'twice'),
    }),
  },
  { weight: 12, arbitrary: fc.record({ kind: kind('type'), pick, text: texts }) },
  { weight: 4, arbitrary: fc.record({ kind: kind('fill'), pick }) },
  { weight: 3, arbitrary: fc.record({ kind: kind('choose'), pick, option: pick }) },
  {
    weight: 18,
    arbitrary: fc.record({ kind: kind('press'), key: fc.constantFrom(...keys), times: fc.integer({ min: 1, max: 4 }) }),
  },
  { weight: 9, arbitrary: fc.record({ kind: kind('scroll'), pick, share: fc.integer({ min: 0, max: 100 }) }) },
  { weight: 4, arbitrary: fc.record({ kind: kind('history'), by: fc.constantFrom(-1, -1, 1) }) },
  { weight: 7, arbitrary: fc.record({ kind: kind('walk'), ...places }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('load'), ...places }) },
  { weight: 2, arbitrary: fc.record({ kind: kind('theme') }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('language'), option: pick }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: kind('resize'), width: fc.constantFrom(360, 360, 360, 768, 1024, 1440, 1440) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: kind('connection'), isLost: fc.boolean() }) },
)

const steps = fc.record<Step>({
  action: actions,
  waitFor: fc.constantFrom('none', 'none', 'none', 'moment', 'moment', 'ready'),
})

/** The steps of a seed, always the same. */
export const stepsOf = (seed: number, count: number): Step[] => fc.sample(steps, { seed, numRuns: count })
