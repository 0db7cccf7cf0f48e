import { observer } from 'mobx-react-lite'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { WinInfo } from '#api'
import type { RecentWinsBlock } from '#manifest'
import { winStore } from '#domains/wins/win-store.ts'
import { hiddenBlocksStore } from '#engine/shell/hidden-blocks-store.ts'
import { useStore } from '#engine/shell/stores.ts'
import { Button } from '#engine/ui/button.tsx'
import { Loadable } from '#engine/ui/loadable.tsx'
import { ScrollRow } from '#engine/ui/scroll-row.tsx'
import { Skeleton } from '#engine/ui/skeleton.tsx'
import { useHydrating } from '#engine/ui/use-hydrating.ts'
import styles from './recent-wins.module.css'
import { useCalmList } from './use-calm-list.ts'
import { useSlide } from './use-slide.ts'
import { WinTile } from './win-tile.tsx'

const name: RecentWinsBlock['use'] = 'recent-wins'

/** What players have won, live. Players may hide it: the styles follow `<html>`, because a page’s HTML file knows no choice. */
export default observer(function RecentWins({ limit }: RecentWinsBlock) {
  const { info } = useStore(winStore)
  const hidden = useStore(hiddenBlocksStore)
  const isHydrating = useHydrating()
  const isHidden = hidden.has(name) && !isHydrating
  const ref = useRef<HTMLDivElement>(null)
  // The button that was pressed makes way for the other one, which gets its focus.
  const pressed = useRef(false)
  useEffect(() => {
    if (pressed.current) ref.current?.querySelector<HTMLElement>(`.${isHidden ? styles.show : styles.hide}`)?.focus()
    pressed.current = false
  }, [isHidden])
  useEffect(() => {
    if (!isHidden) info.ensure()
  }, [info, isHidden])
  if (info.status === 'absent') return null

  function onHide(next: boolean) {
    pressed.current = true
    hidden.set(name, next)
  }
  const row = { limit, onHide }
  return (
    <div ref={ref} className={styles.wins}>
      {info.status === 'error' && !isHidden ? (
        <Loadable resource={info} skeleton={null}>
          {() => null}
        </Loadable>
      ) : (
        <Wins info={isHidden ? undefined : info.value} {...row} />
      )}
    </div>
  )
})

interface RowProps {
  limit: number
  onHide: (hide: boolean) => void
  /** The tiles; skeletons without. */
  children?: ReactNode
}

const none: WinInfo['items'] = []

/** The wins, the newest first; until they are known their places, in the same elements as in the page’s HTML file. They rest while somebody points at them or the focus is among them. */
const Wins = observer(function Wins({ info, ...row }: RowProps & { info: WinInfo | undefined }) {
  const { t } = useTranslation('blocks')
  const { items, calm } = useCalmList(info?.items ?? none)
  const ref = useSlide(items[0])
  // A place of its own for each: the tiles stay, and what they say changes, so that nothing moves for layout.
  const tiles =
    info &&
    items.slice(0, row.limit).map((win, place) => (
      <li key={place} className={styles.tile} data-big={win.isBig || undefined}>
        <WinTile win={win} rates={info} />
      </li>
    ))
  return (
    <div ref={ref} {...calm}>
      <Row {...row}>{tiles?.length === 0 ? <li className={styles.none}>{t('wins.none')}</li> : tiles}</Row>
    </div>
  )
})

/** The heading with its button, and a row of fixed height. */
function Row({ limit, onHide, children }: RowProps) {
  const { t } = useTranslation('blocks')
  const action = (
    <>
      <Button kind="plain" className={styles.hide} onClick={() => onHide(true)}>
        {t('wins.hide')}
      </Button>
      <Button kind="plain" className={styles.show} onClick={() => onHide(false)}>
        {t('wins.show')}
      </Button>
    </>
  )
  return (
    <ScrollRow title={t('wins.title')} action={action}>
      {children ??
        Array.from({ length: Math.min(limit, 8) }, (_, place) => (
          <li key={place} className={styles.tile}>
            <Skeleton height="100%" />
          </li>
        ))}
    </ScrollRow>
  )
}
