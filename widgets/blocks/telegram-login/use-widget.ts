import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isTelegramAuth } from '#domains/account/telegram-auth.ts'
import { useStores } from '#engine/shell/stores.ts'
import type { TelegramSignIn } from '#api'

interface WidgetOptions {
  bot: string
  /** The address of Telegram’s script. */
  script: string
  /** Another number loads the script anew. */
  attempt: number
  onAnswer: (answer: TelegramSignIn) => void
}

/**
 * Loads Telegram’s login widget into `holder`. The script would make a function of `data-onauth` by eval, which the page’s
 * policy forbids: what the button’s frame tells the page is heard here instead.
 */
export function useWidget({ bot, script: address, attempt, onAnswer }: WidgetOptions) {
  const holder = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'loading' | 'ready' | 'error'>('loading')
  const language = useStores().language.current
  const answer = useEffectEvent(onAnswer)

  useEffect(() => {
    const place = holder.current
    if (!place) return
    const listening = new AbortController()
    const { signal } = listening
    const origin = frameOrigin(address)
    const hear = (event: MessageEvent) => {
      const frame = place.querySelector('iframe')
      if (!frame || event.source !== frame.contentWindow || event.origin !== origin) return
      const given = answerIn(event.data)
      if (given) answer(given)
    }
    window.addEventListener('message', hear, { signal })

    const script = document.createElement('script')
    const attributes = { 'telegram-login': bot, size: 'large', userpic: 'false', lang: language }
    for (const [name, value] of Object.entries(attributes)) script.setAttribute(`data-${name}`, value)
    script.addEventListener('load', () => setState('ready'), { signal })
    script.addEventListener('error', () => setState('error'), { signal })
    script.async = true
    script.src = address
    setState('loading')
    place.append(script)
    return () => {
      listening.abort()
      // One on its way still runs when it has been taken out: it is to find nothing to do, for it looks for its place.
      script.removeAttribute('data-telegram-login')
      place.replaceChildren()
    }
  }, [bot, address, language, attempt])

  return { holder, state }
}

/** Telegram frames its button from another host than its script’s; whoever stands in for it, from the same. */
function frameOrigin(script: string) {
  const { origin } = new URL(script)
  return origin === 'https://telegram.org' ? 'https://oauth.telegram.org' : origin
}

/** Who agreed to sign in, where a message says so. `init` marks somebody who did not press the button. */
function answerIn(data: unknown): TelegramSignIn | undefined {
  try {
    const { event, init, auth_data } = JSON.parse(String(data)) as Record<string, unknown>
    return event === 'auth_user' && !init && isTelegramAuth(auth_data) ? auth_data : undefined
  } catch {
    return undefined
  }
}
