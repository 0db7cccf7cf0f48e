const closed = (properties: Record<string, object>, required: string[] = []) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
})

const id = { type: 'string', pattern: '^[\\w:.-]{1,64}$' }
const moment = { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d(:\\d\\d(\\.\\d+)?)?Z$' }
const page = { type: 'integer', minimum: 1, maximum: 10_000, default: 1 }
const size = (standard: number, maximum: number) => ({ type: 'integer', minimum: 1, maximum, default: standard })

const markets = { enum: ['main', 'all'], default: 'main' }

const selection = closed({ event: id, market: id, outcome: id, odds: { type: 'number', minimum: 1, maximum: 1000 } }, [
  'event',
  'market',
  'outcome',
  'odds',
])
const bet = closed(
  {
    stake: { type: 'integer', minimum: 1, maximum: 1e12 },
    selections: { type: 'array', items: selection, minItems: 1, maxItems: 20 },
  },
  ['stake', 'selections'],
)

/** The shapes of the sportsbook’s own calls. */
export const shapes = {
  none: closed({}),
  id: closed({ id }, ['id']),
  betId: closed({ id: { type: 'integer', minimum: 1 } }, ['id']),
  slipId: closed({ id: { type: 'string', pattern: '^[\\w-]{8,64}$' } }, ['id']),
  events: closed({
    sport: id,
    league: id,
    live: { type: 'boolean' },
    ids: { type: 'string', maxLength: 3300 },
    from: moment,
    to: moment,
    markets,
    page,
    size: size(50, 200),
  }),
  results: closed({ sport: id, league: id, size: size(20, 100) }),
  bets: closed({ status: { enum: ['open', 'settled'] }, page, size: size(20, 100) }),
  slip: closed(
    {
      id: { type: 'string', pattern: '^[\\w-]{8,64}$' },
      acceptOdds: { enum: ['none', 'higher', 'any'] },
      bets: { type: 'array', items: bet, minItems: 1, maxItems: 20 },
    },
    ['id', 'acceptOdds', 'bets'],
  ),
  cashOut: closed({ value: { type: 'integer', minimum: 0 } }, ['value']),
}
