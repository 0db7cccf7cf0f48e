import type { ComponentType } from 'react'
import { createRoot, type Root } from 'react-dom/client'

/** What `npm run bench -- forms` finds in each of its pages. */
interface FormPage {
  mount: () => void
  unmount: () => void
  /** Selects what says that a field is wrong, one element for each. */
  wrong: string
}

/** Gives a form to the bench, which mounts it. */
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
