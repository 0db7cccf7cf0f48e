import type { Game } from '#api'
import type { Platform } from '#manifest'
import { readAnswer } from '../answers/read-answer.ts'
import { productCall } from './calls.ts'
import { checkSend, type Answer, type CallContext } from './check-call.ts'
import type { Client } from './client.ts'
import { propose } from './mapping/propose.ts'
import type { Check } from './report.ts'

/** How many games are tried. */
const most = 5

/**
 * Opens the demo of a game, which moves no money, and checks the session. `list` is a list of games, which is read with what its
 * form says. Undefined if it has no game.
 */
export async function openDemo(
  client: Client,
  list: Answer,
  lang: string,
  context: Omit<CallContext, 'requests'>,
): Promise<Check | undefined> {
  const call = productCall('POST /games/{providerId}/{gameId}/session')
  let last: Check | undefined
  for (const { providerId, id } of gamesOf(list, context.platform)) {
    const path = `/games/${encodeURIComponent(providerId)}/${encodeURIComponent(id)}/session`
    const { check, response } = await checkSend(client, { ...call, path }, context, {
      mode: 'demo',
      device: 'desktop',
      lang,
    })
    if (response && response.status < 300) return check
    last = check
  }
  return last
}

/** The first games, those with a demo before others. */
function gamesOf({ call, body }: Answer, known: Platform = {}): Game[] {
  const { platform } = propose([{ entity: call.entity!, body }], { known, lacks: [] })
  const read = readAnswer(call.reads!, body, platform).value as Game[] | { rows: Game[] } | undefined
  const games = Array.isArray(read) ? read : (read?.rows ?? [])
  return games.toSorted((one, other) => Number(other.hasDemo ?? false) - Number(one.hasDemo ?? false)).slice(0, most)
}
