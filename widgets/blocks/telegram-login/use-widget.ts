import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isTelegramSignIn } from '#domains/account/telegram-auth.ts'
import { useStores } from '#engine/shell/stores.ts'
import type { TelegramSignIn } from '#api'

interface WidgetOptions {
  bot: string
  /** URL of Telegram’s script. */
  script: string
  /** Changing it loads the script again. */
  attempt: number
  /** The name of the button’s frame. */
  title: string
  onAnswer: (answer: TelegramSignIn) => void
}

/**
 * Loads Telegram’s login widget into `holder`. The script would eval `data-onauth`, which the page’s content security
 * policy forbids, so the messages of the button’s frame are handled here instead.
 */
export function useWidget({ bot, script: address, attempt, title, onAnswer }: WidgetOptions) {
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
    const onMessage = (event: MessageEvent) => {
      const frame = place.querySelector('iframe')
      if (!frame || event.source !== frame.contentWindow || event.origin !== origin) return
      const message = read(event.data)
      // The script has given the frame the size of its button.
      if (message.event === 'resize') setState('ready')
      const signIn = answerIn(message)
      if (signIn) answer(signIn)
    }
    window.addEventListener('message', onMessage, { signal })

    const onLoad = () => {
      // The script makes no second button while the page has an element with the id of the first one.
      const frame = place.querySelector('iframe')
      if (!frame) return setState('ready')
      frame.removeAttribute('id')
      frame.title = title
      frame.addEventListener('load', () => setState('ready'), { signal })
    }
    const script = document.createElement('script')
    const attributes = {
      'telegram-login': bot,
      size: 'large',
      userpic: 'false',
      lang: language,
      radius: radiusIn(place),
    }
    for (const [name, value] of Object.entries(attributes)) script.setAttribute(`data-${name}`, value)
    script.addEventListener('load', onLoad, { signal })
    script.addEventListener('error', () => setState('error'), { signal })
    script.async = true
    script.src = address
    setState('loading')
    place.append(script)
    return () => {
      listening.abort()
      // A script that is still loading runs even after its removal: without the attribute it does nothing.
      script.removeAttribute('data-telegram-login')
      place.replaceChildren()
    }
  }, [bot, address, language, attempt, title])

  return { holder, state }
}

/** The corners of the brand’s buttons in pixels, of which Telegram’s button takes at most 20. */
const radiusIn = (place: HTMLElement) => `${Math.min(parseInt(getComputedStyle(place).borderRadius) || 0, 20)}`

/** Telegram serves the button’s frame from another host than the script; a stand-in serves both from one. */
function frameOrigin(script: string) {
  const { origin } = new URL(script)
  return origin === 'https://telegram.org' ? 'https://oauth.telegram.org' : origin
}

type Message = Record<string, unknown>

function read(data: unknown): Message {
  try {
    return (JSON.parse(String(data)) as Message | null) ?? {}
  } catch {
    return {}
  }
}

/** The sign-in data in a message, if any. `init` marks a message that is not the result of a click. */
const answerIn = ({ event, init, auth_data }: Message): TelegramSignIn | undefined =>
  event === 'auth_user' && !init && isTelegramSignIn(auth_data) ? auth_data : undefined
