import type { ComponentType } from 'react'
import { createRoot, type Root } from 'react-dom/client'

/** What each page offers to `npm run bench -- forms`. */
interface FormPage {
  mount: () => void
  unmount: () => void
  /** Selector of the error messages, one element per invalid field. */
  wrong: string
}

/** Offers a form to the bench, which mounts it. */
export function offer(Form: ComponentType, wrong: string) {
  let root: Root | undefined
  const page: FormPage = {
    mount() {
      root = createRoot(document.getElementById('root')!)
      root.render(<Form />)
    },
    unmount: () => root?.unmount(),
    wrong,
  }
  Object.assign(window, { page })
}
