import { observer } from 'mobx-react-lite'
import { useSearchParams } from 'react-router-dom'
import type { GameGridBlock } from '#manifest'
import { useStores } from '#engine/stores/stores.ts'
import { Filters } from './filters.tsx'
import { Games } from './games.tsx'

/** All games of some types, filtered by the address: `?category=` and `?provider=`. */
export default observer(function GameGrid({ types, pageSize }: GameGridBlock) {
  const { language } = useStores()
  const [search] = useSearchParams()
  const category = search.get('category') || undefined
  const provider = search.get('provider') || undefined
  const query = { type: types?.join(','), category, provider, size: pageSize, lang: language.current }
  return (
    <div>
      <Filters category={category} provider={provider} />
      <Games key={JSON.stringify(query)} query={query} />
    </div>
  )
})
