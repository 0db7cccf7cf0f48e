import type { ComponentType } from 'react'
import { createRoot, type Root } from 'react-dom/client'

/** What each page has for `npm run bench -- forms`. */
interface FormPage {
  mount: () => void
  unmount: () => void
  /** Selector of the error messages, one element per invalid field. */
  wrong: string
}

/** Gives a form to the benchmark, which mounts it. */
export function register(Form: ComponentType, wrong: string) {
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
