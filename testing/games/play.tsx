import { act, fireEvent, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, vi } from 'vitest'
import type { Game as GameDetails, GameSessionRequest, PlayerLimits } from '#api'
import type { GameContract, Manifest } from '#manifest'
import { ApiError } from '#engine/data/api-error.ts'
import Game from '../../widgets/blocks/game/index.tsx'
import { game } from './game.ts'
import { player, renderWidget } from '../render.tsx'

const games = 'https://games.example'
/** The path of the game’s page. */
export const path = '/game/aurora/a'

interface Scene {
  details?: Partial<GameDetails>
  user?: typeof player | null
  query?: string
  fails?: number
  /** The code of the session call’s error. */
  code?: number
  /** The player’s limits. */
  limits?: PlayerLimits
  session?: object
  deposit?: boolean
  /** Whether the sheet to deposit over the game is there. */
  sheet?: boolean
  /** Whether the session’s time is shown. */
  clock?: boolean
  /** Before what the player must set a limit of their stakes. */
  limitBefore?: 'firstStake' | 'firstPlay'
  /** The provider whose games are closed for maintenance. */
  closed?: string
  /** The launch contract of the game’s provider. */
  contract?: GameContract
  /** The brand’s rules for games. */
  rules?: Partial<Manifest['games']>
  /** What else protects its players. */
  protection?: Partial<Manifest['playerProtection']>
}

/** Shows a player the page of a game with a demo. `fails` is the status of the session call, 0 for no response. */
export function show({
  details = { hasDemo: true },
  user = player,
  query = '',
  fails,
  code,
  limits,
  session = { url: `${games}/play` },
  deposit = false,
  sheet = true,
  clock = true,
  limitBefore,
  closed,
  contract,
  rules,
  protection,
}: Scene = {}) {
  const list = (params: { keys?: string }) =>
    params.keys ? [game('a', details)].filter(() => params.keys === 'aurora/a') : [game('a'), game('b')]
  const get = vi.fn(async (asked: string, _check: unknown, params: object = {}) =>
    asked === '/my/limits' ? limits : asked === '/auth/me' ? user : { count: 2, rows: list(params) },
  )
  const send = vi.fn(async (_method: string, _path: string, _check: unknown, _body?: object) => {
    if (fails !== undefined)
      throw new ApiError('refused', fails || undefined, code === undefined ? undefined : { code })
    return session
  })
  const rendered = renderWidget(
    <Routes>
      <Route path="/game/:providerId/:gameId" element={<Game use="game" suggestions={6} />} />
      <Route path="*" element={null} />
    </Routes>,
    {
      path: path + query,
      user,
      http: { get, send },
      manifest: {
        ...(closed && { maintenance: { games: { [closed]: {} } } }),
        playerProtection: {
          sessionClock: clock,
          ...(limitBefore && { limitRules: { required: [{ kind: 'wager', before: limitBefore, optOut: false }] } }),
          ...protection,
        },
        overlays: { 'quick-deposit': { visible: sheet } },
        games: { isolation: 'opaque', hosts: [games], ...rules, ...(contract && { providers: { aurora: contract } }) },
        pages: {
          LOGIN: { visible: true },
          REGISTER: { visible: true },
          DEPOSIT: { visible: deposit },
          GAMES: { visible: true },
        },
      },
    },
  )
  const opened = () =>
    send.mock.calls
      .filter(([, to]) => to === '/games/aurora/a/session')
      .map(([, , , body]) => body as GameSessionRequest)
  return { ...rendered, get, opened }
}

/** The stage, whose attributes hold the state of the game. */
export const stage = () => document.querySelector<HTMLElement>('[data-play]')!
/** The frame of the game. */
export const frame = () => document.querySelector('iframe')
/** Waits until the stage has this state. */
export const state = (name: string) => waitFor(() => expect(stage().dataset.state).toBe(name))
/** Posts a message as the game’s page does. */
export const say = (type: string) => post({ type })

/** Posts any message as the game’s page does, or a frame inside it on another origin. */
export const post = (data: unknown, source: Window = frame()!.contentWindow!, origin = games) =>
  act(() => window.dispatchEvent(new MessageEvent('message', { source, origin, data })))

/** Shows the page and waits until the game is ready. */
export async function play(scene?: Scene) {
  const shown = show(scene)
  await waitFor(() => expect(frame()).not.toBeNull())
  fireEvent.load(frame()!)
  await state('ready')
  return shown
}
