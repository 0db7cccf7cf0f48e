import { balanceOf, type Journey, type Place, player } from './journey.ts'

const container = '[data-sport]:not([hidden])'

/** Returns the frames that lead to the vendor’s page; none if it is in ours. */
async function framesOf({ visitor }: Place): Promise<string[]> {
  const frame = `${container} iframe`
  if ((await visitor.count(frame)) === 0) return []
  // Digitain’s document has another frame inside.
  const inner = '#sport_div_iframe > iframe'
  await visitor.expectShown('[data-book], #sport_div_iframe', [frame])
  if ((await visitor.count('#sport_div_iframe', [frame])) === 0) return [frame]
  await visitor.expectShown(inner, [frame])
  return [frame, inner]
}

/** Places the slip, and accepts odds that fell meanwhile, with the same button. */
async function placeSlip(place: Place, frames: readonly string[]): Promise<void> {
  const { visitor } = place
  // Blocks of banners have a `data-place` too.
  await visitor.click('button[data-place]', frames)
  await visitor.expectShown('[data-placed], [data-notice=changed]', frames)
  if ((await visitor.count('[data-placed]', frames)) === 0) await placeSlip(place, frames)
}

/** A bet of 2 on the home side of the first match. */
async function bet(place: Place) {
  const { visitor, manifest, sandbox } = place
  const before = await balanceOf(sandbox)
  await visitor.enter(player)
  await visitor.go(manifest.pages.SPORT.path)
  await visitor.expectAttribute(container, 'data-state', 'ready')
  const frames = await framesOf(place)
  const odds = '[data-event]:not([data-live]) [data-outcome$="|result|home"]:enabled'
  await visitor.expectShown(odds, frames)
  await visitor.click(odds, frames)
  // The slip is beside the lists if there is room, otherwise behind a bar.
  const stake = '[data-selection] [data-stake]'
  await visitor.expectShown(`${stake}, [data-open-slip]`, frames)
  if ((await visitor.count(stake, frames)) === 0) await visitor.click('[data-open-slip]', frames)
  await visitor.select('[data-accept]', 'any', frames)
  await visitor.fill(stake, '2', frames)
  await placeSlip(place, frames)
  await visitor.until('the bet is paid', () => balanceOf(sandbox), before - 2)
  await visitor.click('[data-done]', frames)
}

export const sportJourneys: Journey[] = (['altenar', 'betby', 'digitain', 'gagroup', 'sp'] as const).map(
  (use, index) => ({
    name: `sport: ${use}`,
    width: index % 2 ? 375 : 1440,
    suits: ({ sport }) => sport?.use === use,
    make: bet,
  }),
)
