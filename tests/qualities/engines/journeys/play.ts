import { pathOf } from '#testing/browser/paths.ts'
import { balanceOf, expectBalance, type Journey, player } from './journey.ts'

const award = { key: 'coin', value: 20 } as const
/** A player who has a wheel. */
const wheelPlayer = 'amine'

export const playJourneys: Journey[] = [
  {
    name: 'game',
    width: 375,
    suits: ({ pages }) => pages.GAME.visible,
    async make(place) {
      const { visitor, manifest, sandbox } = place
      const path = pathOf(manifest, 'GAME')
      const [providerId = '', id = ''] = path.replace('/game/', '').split('/')
      const before = await balanceOf(sandbox)
      await visitor.enter(player)
      await visitor.open(path)
      await visitor.expectAttribute('[data-play]', 'data-state', 'ready')
      await visitor.expectAttribute('[data-play]', 'data-mode', 'real')
      await sandbox.fixOutcome({ providerId, id }, { outcome: 'loss' })
      await visitor.click('[data-action=spin]', ['[data-play] iframe'])
      await visitor.until('the stake is paid', async () => (await balanceOf(sandbox)) < before, true)
      await expectBalance(place, await balanceOf(sandbox))
    },
  },
  {
    name: 'wheel',
    width: 1440,
    suits: ({ wheel }) => wheel.visible,
    async make(place) {
      const { visitor, manifest, sandbox } = place
      await sandbox.fixWheel(wheelPlayer, { award })
      const before = await balanceOf(sandbox, wheelPlayer)
      await visitor.enter(wheelPlayer)
      await visitor.open(manifest.pages.WHEEL_OF_FORTUNE.path)
      await visitor.click('[data-stage] button')
      await visitor.expectAttribute('[data-stage]', 'data-stage', 'waiting')
      // The result comes after half a minute (spec §4), and the wheel turns for 20 s.
      await visitor.expectShown('[data-overlay=wheel-prize]', [], 90_000)
      await expectBalance(place, before + award.value)
      await visitor.click('[data-overlay=wheel-prize] button')
      await visitor.expectShown('[role=progressbar]')
    },
  },
]
