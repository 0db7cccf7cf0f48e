import { drawing, drawingsIn, picture } from './drawing.ts'

/** The pictures of the payment methods by id, in a ratio of 3:2. */
export const paymentArt: Record<string, string> = Object.fromEntries(
  drawingsIn('payments').map((name) => [name, picture(120, 80, drawing(`payments/${name}`))]),
)
