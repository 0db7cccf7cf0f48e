import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ResetPasswordOverlay } from '#manifest'
import { FormStore } from '#engine/forms/form-store.ts'
import { Form } from '#engine/forms/form.tsx'
import { password } from '#engine/forms/presets.ts'
import { sameAs } from '#engine/forms/rules.ts'
import { useGoToPage } from '#engine/routing/use-go-to-page.ts'
import { recoveryStore } from '#domains/account/recovery-store.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { Modal } from '#engine/ui/window/modal.tsx'

const empty = { newPassword: '', confirmPassword: '' }

/** Sets a new password by the link from an email. A click outside does not close it: the input would be lost. */
export default observer(function ResetPassword(_options: ResetPasswordOverlay) {
  const { overlays, toasts } = useStores()
  const recovery = useStore(recoveryStore)
  const { t } = useTranslation('user')
  const go = useGoToPage()
  const [form] = useState(
    () =>
      new FormStore(empty, {
        newPassword: password,
        confirmPassword: [...password, sameAs('newPassword', 'error.passwords_are_different')],
      }),
  )

  function close() {
    overlays.close('reset-password')
    go('MAIN', { replace: true })
  }

  async function save({ newPassword }: typeof empty) {
    const message = await recovery.setPassword(newPassword)
    overlays.close('reset-password')
    toasts.show('success', message || t('resetPassword.success'))
    go('LOGIN', { replace: true })
  }

  return (
    <Modal name="reset-password" title={t('resetPassword.title')} outside={false} onClose={close}>
      <Form
        name="reset-password"
        form={form}
        fields={[
          {
            name: 'newPassword',
            kind: 'password',
            label: t('resetPassword.newPassword'),
            autoComplete: 'new-password',
          },
          { name: 'confirmPassword', kind: 'password', label: t('resetPassword.repeat'), autoComplete: 'new-password' },
        ]}
        submit={t('resetPassword.submit')}
        busyText={t('resetPassword.sending')}
        onSubmit={save}
      />
    </Modal>
  )
})
