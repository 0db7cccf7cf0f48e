import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { PersonalDataBlock } from '#manifest'
import { profileStore } from '#domains/account/profile-store.ts'
import { useStore } from '#engine/shell/stores.ts'
import { Loadable } from '#engine/ui/loadable.tsx'
import { Skeleton } from '#engine/ui/skeleton.tsx'
import { Details } from './details.tsx'
import styles from './personal-data.module.css'

/** The player’s personal data: read-only fields, and a form for the others. */
export default observer(function PersonalData(_options: PersonalDataBlock) {
  const profile = useStore(profileStore)
  const [data] = useState(() => profile.personalData())
  return (
    <Loadable resource={data} skeleton={<PersonalDataSkeleton />}>
      {(value) => <Details data={value} onSaved={data.receive} />}
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
