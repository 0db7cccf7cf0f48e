import { expect, it } from 'vitest'
import { oddsText } from '#domains/matches/odds.ts'
import { odds } from '../../../sandbox/vendors/book/format.ts'

// A player who sees odds in the sportsbook finds the same in the site’s rows and histories.
it.each(['decimal', 'fractional', 'american'] as const)(
  'the site and the sportsbooks write %s odds alike',
  (format) => {
    for (const language of ['en', 'fr', 'ar', 'fa', 'de', 'tr', 'es', 'sr', 'uz'] as const)
      for (const value of [1.005, 1.01, 1.09, 1.1, 1.5, 1.91, 2, 2.345, 3.5, 10.5, 11, 34, 151, 1234.5]) {
        const settings = { token: '', language, theme: 'dark', oddsFormat: format } as const
        expect([language, value, odds({ settings }, value)]).toEqual([
          language,
          value,
          oddsText(value, format, language),
        ])
      }
  },
)
