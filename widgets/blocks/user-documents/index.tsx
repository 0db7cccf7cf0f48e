import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import type { UserDocumentsBlock } from '#manifest'
import { documentStore } from '#domains/account/document-store.ts'
import { useStore } from '#engine/shell/stores.ts'
import { Loadable } from '#engine/ui/loadable.tsx'
import { Skeleton } from '#engine/ui/skeleton.tsx'
import { DocumentList } from './document-list.tsx'
import { SendDocument } from './send-document.tsx'
import styles from './user-documents.module.css'

/** Form that uploads a document, and the list of uploaded documents with their status. */
export default observer(function UserDocuments(_options: UserDocumentsBlock) {
  const store = useStore(documentStore)
  useEffect(() => store.refresh(), [store])
  return (
    <div className={styles.parts}>
      <SendDocument />
      <Loadable resource={store.documents} skeleton={<Skeleton height="160px" />}>
        {(documents) => <DocumentList documents={documents} />}
      </Loadable>
    </div>
  )
})
