import type { Promotion } from '#api'

/** Whether a promotion’s end has come; never for one without a valid end. */
export const hasEnded = ({ endsAt }: Pick<Promotion, 'endsAt'>, now: number) =>
  endsAt !== undefined && Date.parse(endsAt) <= now
