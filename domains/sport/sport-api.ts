import type { BetbyQuery, FundistQuery, GaGroupQuery, SpQuery } from '#api'
import { isFundistSession, isGaGroupSession, isSportToken } from '#schemas/is-api/sport.js'
import { isSpSession } from '#schemas/is-api/sport-sp.js'
import type { Http } from '#engine/data/http.ts'

/** Sessions at the sportsbooks (spec §7). */
export const sportApi = (http: Http) => ({
  fundist: (query: FundistQuery) => http.get('/json-rpc/create-session/fundist', isFundistSession, query),
  gaGroup: (query: GaGroupQuery) => http.get('/json-rpc/create-session/ga-group', isGaGroupSession, query),
  altenar: () => http.get('/json-rpc/create-session/altenar', isSportToken),
  betby: (query: BetbyQuery) => http.get('/json-rpc/create-session/betby', isSportToken, query),
  /** An extension call, for signed-in players alone. */
  sp: (query: SpQuery) => http.get('/json-rpc/create-session/sp', isSpSession, query),
})

export type SportApi = ReturnType<typeof sportApi>
