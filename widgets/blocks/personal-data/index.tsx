import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { PersonalDataBlock } from '#manifest'
import { profileStore } from '#domains/account/profile-store.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { FormCode } from '#engine/forms/field-code.ts'
import { Loadable } from '#engine/ui/loadable.tsx'
import { Skeleton } from '#engine/ui/skeleton.tsx'
import { Details } from './details.tsx'
import styles from './personal-data.module.css'

/** The player’s personal data: read-only fields, and a form for the others. */
export default observer(function PersonalData(_options: PersonalDataBlock) {
  const profile = useStore(profileStore)
  const { fields } = useStores().manifest.forms['personal-data']
  const [data] = useState(() => profile.personalData())
  return (
    <Loadable resource={data} skeleton={<PersonalDataSkeleton />}>
      {(value) => (
        <FormCode fields={fields}>
          <Details data={value} onSaved={data.receive} />
        </FormCode>
      )}
    </Loadable>
  )
})

function PersonalDataSkeleton() {
  return (
    <div className={styles.parts}>
      <Skeleton height="172px" />
      <Skeleton height="640px" />
    </div>
  )
}
