/** One click in a vendor’s page, or a value for a field. Selectors are CSS, and reach into frames and open shadow roots. */
export type Step = { click: string; optional?: boolean } | { fill: string; with: string }

/** Where to click in a vendor’s page, by what it leads to. Without one, its check is done by hand. */
export interface Controls {
  /** Opens an event. */
  openEvent?: Step[]
  /** What is only there while an event is open. */
  eventPage?: string
  /** Makes the vendor ask a visitor to sign in. */
  askSignIn?: Step[]
  /** Makes the vendor ask a player for a deposit. It must not be able to place a bet. */
  askDeposit?: Step[]
  /** Makes the vendor use its session. */
  useSession?: Step[]
  /** What is only there for a player. */
  signedIn?: string
}

const names = ['openEvent', 'eventPage', 'askSignIn', 'askDeposit', 'useSession', 'signedIn'] as const

const select: Step[] = [{ click: '[data-outcome]:enabled' }, { click: '[data-open-slip]', optional: true }]
const bet = (stake: string): Step[] => [...select, { fill: '[data-stake]', with: stake }, { click: '[data-place]' }]

/** The controls of the sandbox’s sportsbooks. */
export const standInControls: Controls = {
  openEvent: [{ click: '.event-link' }],
  eventPage: '.event-page',
  askSignIn: [...select, { click: '[data-place]' }],
  askDeposit: [...bet('99999'), { click: '[data-deposit]' }],
  // Altenar’s script takes the player for a visitor then, whose next click asks to sign in.
  useSession: [...bet('1'), { click: '[data-place]:enabled', optional: true }],
  signedIn: '[data-signed-in=true]',
}

/** Parses a file of controls; returns what is wrong with it as a text. */
export function readControls(text: string): Controls | string {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    return `it is not JSON: ${(error as Error).message}`
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'it must be an object'
  for (const [name, each] of Object.entries(value)) {
    if (!(names as readonly string[]).includes(name)) return `"${name}" is not one of ${names.join(', ')}`
    const isSelector = name === 'eventPage' || name === 'signedIn'
    if (isSelector ? typeof each !== 'string' : !Array.isArray(each) || !each.every(isStep))
      return isSelector
        ? `"${name}" must be a selector`
        : `"${name}" must be a list of {"click": selector} and {"fill": selector, "with": text}`
  }
  return value as Controls
}

function isStep(value: unknown): value is Step {
  if (typeof value !== 'object' || value === null) return false
  if ('click' in value) return typeof value.click === 'string'
  return 'fill' in value && 'with' in value && typeof value.fill === 'string' && typeof value.with === 'string'
}
