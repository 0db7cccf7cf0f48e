import type { GameGridBlock } from '#manifest'
import { GameTile } from '#domains/games/parts/game-card.tsx'
import { useStores } from '#engine/shell/stores.ts'
import { Chosen } from './chosen.tsx'
import styles from './game-grid.module.css'
import grid from './grid.module.css'
import { scopeOf } from './scope.ts'
import { Toolbar } from './toolbar.tsx'

/** How many places are painted: as many as a wide screen has. */
const placesIn = (layout: GameGridBlock['layout']) => (layout === 'list' ? 36 : 20)

/** The lobby before the engine, whose grid measures its place first: the filters, and places for the first games. */
export default function PaintedGameGrid(options: GameGridBlock) {
  const { filters, categories, categoryLook, layout } = options
  const { language } = useStores()
  const scope = scopeOf(options, language.current)
  return (
    <div className={styles.lobby}>
      {filters && <Toolbar offered={filters} {...{ scope, categories, categoryLook }} onLeave={() => {}} />}
      <Chosen scope={scope} count={undefined} />
      <div className={grid.grid} data-cards={layout}>
        <ul className={grid.tiles} role="list">
          {Array.from({ length: placesIn(layout) }, (_, index) => (
            <li key={index}>
              <GameTile facts />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
