import type { ComponentType } from 'react'
import { createRoot, type Root } from 'react-dom/client'

/** The interface of each page of `npm run bench -- forms`. */
interface FormPage {
  mount: () => void
  unmount: () => void
  /** A selector that matches one element per invalid field. */
  wrong: string
}

/** Passes a form to the benchmark, which mounts it. */
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
