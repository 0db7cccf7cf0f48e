import { observer } from 'mobx-react-lite'
import { useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { OfficialBarBlock } from '#manifest'
import type { FirstCode } from '#engine/registry.ts'
import { useStores } from '#engine/shell/stores.ts'
import { Picture } from '#engine/ui/picture.tsx'
import { useOwnTexts } from '#engine/ui/use-own-texts.ts'
import styles from './official-bar.module.css'

export const firstCode: FirstCode<OfficialBarBlock> = ({ language }) => language.load('protection')

/** The official marks of `playerProtection.officialBar`, each a link that opens in a new tab. Renders nothing if the brand has none. */
export default observer(function OfficialBar(_options: OfficialBarBlock) {
  const { officialBar = [] } = useStores().manifest.playerProtection
  const { t } = useTranslation('protection')
  const own = useOwnTexts(...officialBar.map(({ text }) => text))
  const isThere = officialBar.length > 0
  // The page’s HTML file has it from the start.
  useLayoutEffect(() => {
    if (isThere) document.documentElement.toggleAttribute('data-official', true)
  }, [isThere])
  if (!isThere) return null
  return (
    <nav className={styles.bar} aria-label={t('bar.label')}>
      <ul className={styles.list} role="list">
        {officialBar.map(({ name, link, picture, text }) => (
          <li key={name}>
            <a className={styles.mark} data-mark={name} href={link} target="_blank" rel="noreferrer">
              {picture && (
                <Picture
                  className={styles.picture}
                  src={picture.src}
                  width={picture.width}
                  height={picture.height}
                  alt={text ? '' : name}
                />
              )}
              {text ? own.t(text) : !picture && name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
})
