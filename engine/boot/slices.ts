import { unstable_forceFrameRate as forceFrameRate } from 'scheduler'

/** Of a second: 10 ms. React’s own are 5 ms: on a slow phone most of that goes into starting and ending them. */
const longSlices = 100

/**
 * How long React renders in the background before it lets the browser in: `long` until the first page is ready, `short`
 * afterwards, as React has it. Four times a long one, as Lighthouse counts on its slow phone, is still below the 50 ms after
 * which a task counts as long.
 */
export const setSlices = (length: 'long' | 'short') => forceFrameRate(length === 'long' ? longSlices : 0)
