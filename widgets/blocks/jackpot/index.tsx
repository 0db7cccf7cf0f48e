import { jackpotStore } from '#domains/jackpots/jackpot-store.ts'
import { ShownMoneyContext, useShownMoney } from '#domains/jackpots/parts/shown-money.ts'
import { observer } from 'mobx-react-lite'
import { ErrorBoundary } from 'react-error-boundary'
import type { JackpotBlock, Manifest } from '#manifest'
import type { FirstCode, FirstRead } from '#engine/registry.ts'
import { fetchWidget, Widget } from '#engine/routing/widget.tsx'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { Boundary } from '#engine/ui/boundary.tsx'
import { forgetFailures } from '#engine/ui/lazy-with-retry.ts'
import { Loadable } from '#engine/ui/loadable.tsx'
import { JackpotSkeleton, Section } from './section.tsx'

/** Logged when a look’s code fails to load (spec §8). */
const loadErrors = { games: 'Error import game-jackpot', 'tv-games': 'Error import tv-game-jackpot' }

export const firstRead: FirstRead<JackpotBlock> = ({ get }) => get(jackpotStore).list

export const firstCode: FirstCode<JackpotBlock> = ({ manifest }, registry, { kind }) =>
  fetchWidget(registry, 'jackpots', lookOf(manifest, kind).use)

const lookOf = ({ jackpots }: Manifest, kind: JackpotBlock['kind']) =>
  kind === 'games' ? jackpots.games : jackpots.tvGames

/** The jackpots of a kind in the brand’s look for it. Renders nothing without jackpots or if the look fails to load. */
export default observer(function Jackpot({ kind }: JackpotBlock) {
  const { manifest } = useStores()
  const jackpots = useStore(jackpotStore)
  const shownMoney = useShownMoney()
  const look = lookOf(manifest, kind)
  const section = { kind, variant: look.use }
  const waiting = (
    <Section {...section}>
      <JackpotSkeleton />
    </Section>
  )

  function inLook() {
    const shown = jackpots.ofKind(kind)
    if (shown.length === 0) return null
    return (
      <Section {...section}>
        <ShownMoneyContext value={shownMoney}>
          <Boundary fallback={<JackpotSkeleton />}>
            <Widget slot="jackpots" use={look.use} options={{ ...look, jackpots: shown }} />
          </Boundary>
        </ShownMoneyContext>
      </Section>
    )
  }

  function reportFailure() {
    console.error(loadErrors[kind])
    forgetFailures()
  }

  return (
    <ErrorBoundary fallbackRender={() => null} onError={reportFailure}>
      <Loadable resource={jackpots.list} skeleton={jackpots.named ? inLook() : waiting}>
        {inLook}
      </Loadable>
    </ErrorBoundary>
  )
})
