import { useEffect, useRef, useState } from 'react'
import type { TelegramToken } from '#api'
import { loadVendorGlobal } from '#engine/frames/script/vendor-script.ts'
import { useStores } from '#engine/shell/stores.ts'
import { isTelegramToken } from '#domains/account/telegram-auth.ts'

interface LibraryOptions {
  clientId: number
  /** URL of Telegram’s script. */
  script: string
  /** Changing it loads the script again. */
  attempt: number
  onAnswer: (answer: TelegramToken) => void
  /** Called when Telegram’s window ended without a token, unless the player closed it. */
  onError: (error: unknown) => void
}

/** What the library gives a callback; nothing is certain to be there. */
interface Result {
  id_token?: string
  error?: string
}

interface Library {
  Login: { auth(options: object, callback: (result?: Result) => void): void }
}

/** The player has decided against it. */
const declined = ['popup_closed', 'access_denied']

/**
 * Loads Telegram’s login library. `open` shows Telegram’s window; it has to be called in the handler of a click, or browsers
 * block the window. Each call has its own nonce and callback, so that several buttons work on one page.
 */
export function useLibrary({ clientId, script, attempt, onAnswer, onError }: LibraryOptions) {
  const [settled, setSettled] = useState<{ attempt: number; state: 'ready' | 'error' }>()
  const library = useRef<Library>(undefined)
  const latestNonce = useRef('')
  const language = useStores().language.current

  useEffect(() => {
    let isCurrent = true
    loadVendorGlobal<Library>(script, 'Telegram').then(
      (loaded) => {
        library.current = loaded
        if (isCurrent) setSettled({ attempt, state: 'ready' })
      },
      () => {
        if (isCurrent) setSettled({ attempt, state: 'error' })
      },
    )
    return () => {
      isCurrent = false
      latestNonce.current = ''
    }
  }, [script, attempt])

  const open = () => {
    const nonce = randomText()
    latestNonce.current = nonce
    const options = { client_id: clientId, scope: ['openid', 'profile'], nonce, lang: language }
    library.current?.Login.auth(options, (result) => {
      if (nonce !== latestNonce.current) return
      const answer = { id_token: result?.id_token, nonce }
      if (isTelegramToken(answer)) onAnswer(answer)
      else if (!declined.includes(result?.error ?? '')) onError(new Error(`Telegram gave no token: ${result?.error}`))
    })
  }
  return { state: settled?.attempt === attempt ? settled.state : 'loading', open }
}

const randomText = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
