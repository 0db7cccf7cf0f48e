import type { MatchMarketKind } from './judge.ts'

interface Teams {
  home: string
  away: string
}

/** The English name of an outcome. */
export function nameOf(kind: MatchMarketKind, outcome: string, line: number, { home, away }: Teams): string {
  const team = outcome === 'home' ? home : outcome === 'away' ? away : 'Draw'
  if (kind === 'total' || kind === 'set-total') return `${outcome === 'over' ? 'Over' : 'Under'} ${line}`
  if (kind === 'handicap' || kind === 'set-handicap') return `${team} (${signed(outcome === 'home' ? line : -line)})`
  if (kind === 'double-chance')
    return outcome
      .split('-')
      .map((each) => nameOf('result', each, line, { home, away }))
      .join(' or ')
  if (kind === 'both-score') return outcome === 'yes' ? 'Both teams score' : 'Not both teams score'
  if (kind === 'odd-even') return outcome === 'odd' ? 'Odd' : 'Even'
  return kind === 'correct-score' || kind === 'set-score' ? outcome : team
}

const signs: Record<string, string> = { home: '1', draw: 'X', away: '2' }

/** The short name of an outcome, as printed on bet slips. */
export function shortNameOf(kind: string, outcome: string, line: number): string {
  if (kind === 'total' || kind === 'set-total') return `${outcome} ${line}`
  if (kind === 'handicap' || kind === 'set-handicap')
    return `${signs[outcome] ?? outcome} (${signed(outcome === 'home' ? line : -line)})`
  if (kind === 'double-chance')
    return outcome
      .split('-')
      .map((each) => signs[each])
      .join('')
  if (kind === 'both-score') return outcome === 'yes' ? 'both score' : 'not both score'
  if (kind === 'draw-no-bet') return `${signs[outcome] ?? outcome} (draw no bet)`
  return signs[outcome] ?? outcome
}

const signed = (number: number) => (number > 0 ? `+${number}` : String(number === 0 ? 0 : number))
