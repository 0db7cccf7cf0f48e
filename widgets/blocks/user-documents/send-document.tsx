import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { UserDocument } from '#api'
import { Form } from '#engine/forms/form.tsx'
import { FormStore } from '#engine/forms/form-store.ts'
import { required } from '#engine/forms/rules.ts'
import { useErrorText } from '#engine/forms/use-error-text.ts'
import { documentStore } from '#domains/account/document-store.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import card from '#engine/ui/card.module.css'
import { classes } from '#engine/ui/classes.ts'
import { SectionTitle } from '#engine/ui/section-title.tsx'
import { ChosenFile } from './chosen-file.tsx'
import { DropZone } from './drop-zone.tsx'
import styles from './user-documents.module.css'

type DocumentType = UserDocument['type']

const types: readonly DocumentType[] = [
  'identity-card',
  'passport',
  'driving-licence',
  'proof-of-address',
  'payment-card',
  'other',
]

/** The form that uploads a document: its type and its file. */
export const SendDocument = observer(function SendDocument() {
  const { toasts } = useStores()
  const store = useStore(documentStore)
  const { t } = useTranslation('user')
  const errorText = useErrorText()
  const [form] = useState(
    () => new FormStore({ type: '', file: store.file?.name ?? '' }, { type: [required], file: [required] }),
  )
  const options = types.map((value) => ({ value, label: t(`documents.types.${value}`) }))

  const syncFile = () => form.set('file', store.file?.name ?? '')

  function choose(file: File) {
    store.choose(file)
    syncFile()
  }

  function remove() {
    store.clear()
    syncFile()
  }

  /** The notice stays while the player visits other pages, and says there how the upload ended. */
  async function send({ type }: { type: string }) {
    const notice = toasts.show('default', t('documents.sending'), true)
    const sent = await store.send(type as DocumentType)
    if (!sent) return store.failure ? toasts.update(notice, 'error', errorText(store.failure)) : toasts.dismiss(notice)
    form.set('type', '')
    syncFile()
    toasts.update(notice, 'success', t('documents.sent'))
  }

  return (
    <section className={classes(card.card, styles.send)} aria-labelledby="send-document">
      <SectionTitle id="send-document">{t('documents.title')}</SectionTitle>
      <p className={styles.text}>{t('documents.text')}</p>
      <Form
        name="user-document"
        form={form}
        fields={[{ name: 'type', kind: 'select', label: t('documents.type'), options }]}
        submit={t(store.failure ? 'documents.retry' : 'documents.submit')}
        busyText={t('documents.sending')}
        labelledBy="send-document"
        mayTakeLong
        onSubmit={send}
      >
        {store.file ? (
          <ChosenFile file={store.file} onRemove={remove} />
        ) : (
          <DropZone missing={form.messages.file !== undefined} onChoose={choose} />
        )}
      </Form>
    </section>
  )
})
