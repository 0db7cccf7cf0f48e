import { autorun } from 'mobx'
import { useEffect, useRef, useState } from 'react'
import type { WheelStore } from '#domains/wheel/wheel-store.ts'
import { WheelMotion } from './wheel-motion.ts'

/** Animates the wheel according to its store. `landed`: the spin to the prize is over. One spin causes two renders. */
export function useWheelMotion(store: WheelStore) {
  const disc = useRef<SVGSVGElement>(null)
  const pointer = useRef<SVGSVGElement>(null)
  const [landed, setLanded] = useState(false)
  useEffect(() => {
    if (!disc.current || !pointer.current) return
    const motion = new WheelMotion(disc.current, pointer.current, () => setLanded(true))
    const stopFollowing = autorun(() => {
      motion.follow(store)
      if (store.stage === 'starting' || store.stage === 'waiting') setLanded(false)
    })
    return () => {
      stopFollowing()
      motion.stop()
    }
  }, [store])
  return { disc, pointer, landed }
}
