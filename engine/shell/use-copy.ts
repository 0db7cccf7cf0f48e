import { useStores } from './stores.ts'

/** Returns a function that copies a text to the clipboard, and shows a notice of whether the browser allowed it. */
export function useCopy(): (text: string, notices: { copied: string; failed: string }) => Promise<void> {
  const { toasts } = useStores()
  return async (text, { copied, failed }) => {
    try {
      await navigator.clipboard.writeText(text)
      toasts.show('success', copied)
    } catch {
      toasts.show('error', failed)
    }
  }
}
