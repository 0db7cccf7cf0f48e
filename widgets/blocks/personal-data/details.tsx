import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FullData } from '#api'
import { loadCountries } from '#engine/forms/countries.ts'
import { Form } from '#engine/forms/form.tsx'
import { profileStore } from '#domains/account/profile-store.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import card from '#engine/ui/card.module.css'
import { classes } from '#engine/ui/classes.ts'
import { Facts } from './facts.tsx'
import { isFixed, personalForm, personalNames, type PersonalValues } from './personal-form.ts'
import { usePersonalFields } from './use-personal-fields.ts'
import styles from './personal-data.module.css'

interface DetailsProps {
  data: FullData
  onSaved: (data: FullData) => void
}

/** The read-only data and the form for the rest. Only changed fields are sent. */
export function Details({ data, onSaved }: DetailsProps) {
  const { manifest, toasts } = useStores()
  const profile = useStore(profileStore)
  const { t } = useTranslation('user')
  const [{ form, changes, receive }] = useState(() => personalForm(data, manifest.registration.permissions.phone))
  const fields = usePersonalFields(data)
  // A phone number is read by the player’s country, which may have no field that loads the list.
  useEffect(() => void loadCountries().catch(() => undefined), [])

  async function save(values: PersonalValues) {
    const change = changes(values)
    if (Object.keys(change).length === 0) {
      toasts.show('info', t('personalData.unchanged'))
      return
    }
    const now = await profile.change(change)
    receive(now, values)
    onSaved(now)
    toasts.show('success', t('personalData.saved'))
  }

  return (
    <div className={styles.parts}>
      <Facts data={data} fixed={personalNames.filter((name) => isFixed(data, name))} />
      <div className={classes(card.card, styles.form)}>
        <Form
          name="personal-data"
          form={form}
          fields={fields}
          submit={t('personalData.save')}
          busyText={t('personalData.saving')}
          onSubmit={save}
        />
      </div>
    </div>
  )
}
