import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlayerBreak, PlayerBreakRequest } from '#api'
import { fetchFields } from '#engine/forms/field-code.ts'
import { FormStore } from '#engine/forms/form-store.ts'
import { Form } from '#engine/forms/form.tsx'
import { required } from '#engine/forms/rules.ts'
import { useRegistry } from '#engine/shell/registry-context.ts'
import { useStores } from '#engine/shell/stores.ts'
import { Button } from '#engine/ui/button.tsx'
import styles from './breaks.module.css'
import { lengthsOf, lengthText } from './lengths.ts'

/** A length and where it applies; '' initially. */
export interface Choice {
  /** The number of days, or `ever`. */
  days: string
  scope: NonNullable<PlayerBreakRequest['scope']> | ''
}

interface ChooseLengthProps {
  kind: PlayerBreak['kind']
  /** The previous choice. */
  choice: Choice
  onCancel: () => void
  onChosen: (choice: Choice) => void
}

/** Step 1: the length, and where the brand lets the player choose, on which sites. */
export const ChooseLength = observer(function ChooseLength({ kind, choice, onCancel, onChosen }: ChooseLengthProps) {
  const { language, manifest } = useStores()
  const registry = useRegistry()
  const { breakRules } = manifest.playerProtection
  const { t } = useTranslation(breakRules ? ['user', 'protection'] : ['user'])
  // The next step asks with a checkbox, which is there at once then.
  useEffect(() => void fetchFields(registry, ['checkbox']).catch(() => undefined), [registry])
  const asksScope = breakRules?.scope === 'ask'
  const [form] = useState(() => new FormStore(choice, { days: [required], ...(asksScope && { scope: [required] }) }))
  const options = lengthsOf(kind, breakRules).map((value) => ({
    value: String(value),
    label: lengthText(value, language.current),
  }))
  const openText = breakRules?.final === false ? 'protection:breaks.open' : 'playerProtection.breaks.forGood'
  const isOpenOffered = kind === 'self-exclusion' && breakRules?.openExclusion !== false
  return (
    <div className={styles.step}>
      <Form
        name="break-length"
        form={form}
        fields={[
          {
            name: 'days',
            kind: 'select',
            label: t('playerProtection.breaks.length'),
            options: [...options, ...(isOpenOffered ? [{ value: 'ever', label: t(openText) }] : [])],
          },
          ...(asksScope
            ? [
                {
                  name: 'scope' as const,
                  kind: 'select' as const,
                  label: t('protection:breaks.scope.label'),
                  options: (['brand', 'operator'] as const).map((value) => ({
                    value,
                    label: t(`protection:breaks.scope.${value}`, { brand: manifest.name }),
                  })),
                },
              ]
            : []),
        ]}
        submit={t('playerProtection.breaks.next')}
        onSubmit={async (chosen) => onChosen(chosen)}
      />
      <Button kind="plain" onClick={onCancel}>
        {t('playerProtection.breaks.back')}
      </Button>
    </div>
  )
})
