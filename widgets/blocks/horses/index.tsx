import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useStores } from '#engine/shell/stores.ts'
import { Races } from './races.tsx'

/** The horse races, in a new session for each player, language and attempt. */
export default observer(function Horses() {
  const { manifest, session, language } = useStores()
  const [attempt, setAttempt] = useState(0)
  if (!manifest.horses) return null
  return (
    <Races
      key={`${session.user?.id} ${language.current} ${attempt}`}
      vendor={manifest.horses}
      onAgain={() => setAttempt(attempt + 1)}
    />
  )
})
