import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { wheelStore } from '#domains/wheel/wheel-store.ts'
import { WheelPicture } from '#domains/wheel/parts/wheel-picture.tsx'
import { Title } from './title.tsx'
import styles from './progress.module.css'

/** Information about the next wheel, below the upper half of a wheel picture. */
export const Card = observer(function Card({ children }: { children: ReactNode }) {
  const { manifest, language } = useStores()
  const { awards } = useStore(wheelStore)
  return (
    <div className={styles.card}>
      <div className={styles.picture}>
        <div className={styles.wheel}>
          <WheelPicture awards={awards} language={language.current} icon={manifest.icon} />
        </div>
      </div>
      <Title />
      {children}
    </div>
  )
})
