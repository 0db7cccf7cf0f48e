import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { plural } from '#manifest-tools/rules/product-texts.ts'
import { terms } from '#manifest-tools/texts/glossary.ts'
import { movesMoney } from '#manifest-tools/texts/money-texts.ts'
import { productTexts } from '../../../scripts/codegen/texts.ts'

/** English texts that begin with a verb that moves money. */
const verb =
  /^(yes, |no, )?(accept|activate|bet|buy|cancel|cash ?out|claim|collect|confirm and|deposit|forfeit|give up|pay|place (a |your )?bets?|redeem|send again|spin|stake|transfer|wager|withdraw)\b/i

/** Texts that begin so, and move no money: headings, links to a page, states, conditions. */
const others = [
  'common:match.slip',
  'common:page.BET_HISTORY',
  'common:page.DEPOSIT',
  'common:page.SUCCESSFUL_DEPOSIT',
  'common:page.WITHDRAWAL',
  'history:column.bet',
  'history:column.stake',
  'history:kind.deposit',
  'payment:cashier.directions',
  'payment:outcome.deposit.done.title',
  'payment:pending.cancelled.deposit',
  'payment:result.successTitle',
  'user:about.SPORT',
  'user:bonuses.left',
  'user:bonuses.toStake',
  'user:consent.acceptAll',
  'user:documents.cancel',
  'user:wheel.condition',
  'user:wheel.result.freeSpin.title',
]

const keysOf = (language: string) =>
  Object.entries(productTexts(language)).flatMap(([namespace, texts]) =>
    Object.entries(texts).map(([key, text]) => ({ key: `${namespace}:${key.replace(plural, '')}`, text })),
  )
const marked = [...new Set(terms.flatMap(({ money = [] }) => money))]
const english = keysOf('en')

describe('the texts that move money', () => {
  it.each(readdirSync('public/locales'))('exist in %s, as the glossary marks them', (language) => {
    const keys = new Set(keysOf(language).map(({ key }) => key))
    expect(marked.filter((key) => !keys.has(key))).toEqual([])
  })

  it('are all marked in manifest-tools/texts/glossary.ts, or listed here as others', () => {
    const alike = english.filter(({ text }) => verb.test(text)).map(({ key }) => key)
    expect(alike.filter((key) => !movesMoney(key) && !others.includes(key))).toEqual([])
    expect(others.filter((key) => !alike.includes(key) || movesMoney(key))).toEqual([])
  })
})
