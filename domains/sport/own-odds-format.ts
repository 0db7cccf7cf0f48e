import type { Sport } from '#manifest'

/** The sportsbooks that have a control of the odds format and take none from the page. */
const own: readonly Sport['use'][] = ['betby']

/** Whether the sportsbook’s pages leave the odds format to it, so that there is one control of it. */
export const hasOwnOddsFormat = ({ use }: Pick<Sport, 'use'>): boolean => own.includes(use)
