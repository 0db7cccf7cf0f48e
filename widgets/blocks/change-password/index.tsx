import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChangePasswordBlock } from '#manifest'
import type { FieldDefinition } from '#engine/forms/field.ts'
import { FormStore } from '#engine/forms/form-store.ts'
import { Form } from '#engine/forms/form.tsx'
import { password } from '#engine/forms/presets.ts'
import { required, sameAs } from '#engine/forms/rules.ts'
import { profileStore } from '#domains/account/profile-store.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import card from '#engine/ui/card.module.css'
import { classes } from '#engine/ui/classes.ts'
import styles from './change-password.module.css'

const empty = { password: '', newPassword: '', confirmPassword: '' }

/** Form that changes the player’s password. The success notice shows the server’s message, if there is one. */
export default observer(function ChangePassword(_options: ChangePasswordBlock) {
  const { session, toasts } = useStores()
  const profile = useStore(profileStore)
  const { t } = useTranslation('user')
  const [form] = useState(
    () =>
      new FormStore(empty, {
        password: [required],
        newPassword: password,
        confirmPassword: [...password, sameAs('newPassword', 'error.passwords_are_different')],
      }),
  )
  const fields: FieldDefinition<keyof typeof empty>[] = [
    { name: 'password', kind: 'password', label: t('changePassword.password'), autoComplete: 'current-password' },
    {
      name: 'newPassword',
      kind: 'password',
      label: t('changePassword.newPassword'),
      hint: t('changePassword.hint'),
      autoComplete: 'new-password',
    },
    {
      name: 'confirmPassword',
      kind: 'password',
      label: t('register.fields.confirmPassword'),
      autoComplete: 'new-password',
    },
  ]

  async function change(values: typeof empty) {
    const message = await profile.changePassword({ password: values.password, newPassword: values.newPassword })
    form.reset()
    toasts.show('success', message || t('changePassword.success'))
  }

  return (
    <div className={classes(card.card, styles.form)}>
      <Form
        name="change-password"
        form={form}
        fields={fields}
        submit={t('changePassword.submit')}
        busyText={t('changePassword.sending')}
        onSubmit={change}
      >
        {/* Tells password managers which account the password belongs to. */}
        <input hidden readOnly autoComplete="username" value={session.user?.login ?? ''} />
      </Form>
    </div>
  )
})
