import type { UseComboboxGetItemPropsOptions, UseComboboxGetItemPropsReturnValue } from 'downshift'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { classes } from '#engine/ui/classes.ts'
import { Icon } from '#engine/ui/icon.tsx'
import { Picture } from '#engine/ui/picture.tsx'
import { Skeleton } from '#engine/ui/skeleton.tsx'
import type { Group, Result } from './result.ts'
import styles from './groups.module.css'

interface GroupsProps {
  results: readonly Result[]
  /** The index of the highlighted one. */
  marked: number
  itemProps: (options: UseComboboxGetItemPropsOptions<Result>) => UseComboboxGetItemPropsReturnValue
}

/** The results under the headings of their groups. */
export function Groups({ results, marked, itemProps }: GroupsProps) {
  const groups = [...new Set(results.map(({ group }) => group))]
  return groups.map((group) => (
    <Section key={group} group={group}>
      {results.map((result, index) =>
        result.group === group ? (
          <div
            key={result.id}
            {...itemProps({ item: result, index })}
            className={classes(styles.result, index === marked && styles.marked)}
            data-result={result.id}
          >
            <Entry {...result} />
          </div>
        ) : null,
      )}
    </Section>
  ))
}

function Section({ group, children }: { group: Group; children: ReactNode }) {
  const { t } = useTranslation('search')
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} data-group={group}>
      <div id={id} role="presentation" className={styles.heading}>
        {t(`groups.${group}`)}
      </div>
      {children}
    </div>
  )
}

function Entry({ text, detail, lang, icon, game }: Result) {
  return (
    <>
      <span className={classes(styles.sign, game && styles.cover)} aria-hidden>
        {game ? <Picture src={game.image} as="cover" /> : icon && <Icon name={icon} size={18} />}
      </span>
      <bdi className={styles.text} lang={lang}>
        {text}
      </bdi>
      {detail && <bdi className={styles.detail}>{detail}</bdi>}
    </>
  )
}

/** Placeholders of the first results. */
export function Waiting() {
  return (
    <div aria-hidden>
      {[64, 48, 56].map((width) => (
        <div key={width} className={styles.result}>
          <Skeleton width="36px" height="36px" />
          <Skeleton width={`${width}%`} height="14px" />
        </div>
      ))}
    </div>
  )
}
