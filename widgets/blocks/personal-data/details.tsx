import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FullDataChange } from '#api'
import type { FormValues } from '#engine/forms/field-value.ts'
import { ManifestForm } from '#engine/forms/manifest-form/manifest-form.tsx'
import { useFormModel } from '#engine/forms/manifest-form/use-form-model.ts'
import { profileStore, type PersonalData } from '#domains/account/profile-store.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import card from '#engine/ui/card.module.css'
import { classes } from '#engine/ui/classes.ts'
import { Facts } from './facts.tsx'
import { personalFields, valuesIn } from './personal-form.ts'
import styles from './personal-data.module.css'

interface DetailsProps {
  data: PersonalData
  onSaved: (data: PersonalData) => void
}

/** The read-only data and the form for the rest. Only changed fields are sent. */
export function Details({ data, onSaved }: DetailsProps) {
  const { manifest, toasts } = useStores()
  const profile = useStore(profileStore)
  const { t } = useTranslation('user')
  const [{ editable, fixed }] = useState(() => personalFields(manifest, data))
  const model = useFormModel({ fields: editable }, valuesIn(data, [...editable, ...fixed]), fixed)

  async function save(_whole: object, sent: FormValues): Promise<boolean> {
    const changed = model.changed(sent)
    if (changed.length === 0) {
      toasts.show('info', t('personalData.unchanged'))
      return true
    }
    const now = await profile.change(model.request(sent, changed) as FullDataChange)
    model.receive(valuesIn(now, editable), sent)
    onSaved(now)
    toasts.show('success', t('personalData.saved'))
    return true
  }

  return (
    <div className={styles.parts}>
      <Facts data={data} fixed={fixed} />
      <div className={classes(card.card, styles.form)}>
        <ManifestForm
          name="personal-data"
          model={model}
          steps={manifest.forms['personal-data'].steps}
          submit={t('personalData.save')}
          busyText={t('personalData.saving')}
          onSubmit={save}
        />
      </div>
    </div>
  )
}
