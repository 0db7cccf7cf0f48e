/**
 * Stands in for https://oauth.telegram.org/js/telegram-login.js. Sources, 26 November 2026: the documentation
 * (https://core.telegram.org/bots/telegram-login, “JS API”: `Telegram.Login.init(options, callback)`, `open(callback)`,
 * `auth(options, callback)`; options `client_id`, a number, `scope`, `request_access`, `nonce`, `lang`; the callback gets
 * `{id_token, user}` or `{error}`) and public code that works around the real script:
 * - the window is named `telegram_oidc_login`, at /auth with `response_type=post_message`, `client_id`, `redirect_uri` (the
 *   page without its query), `scope`, `nonce`, `lang`;
 * - its message `{event: 'auth_result', result}` counts from the script’s origin and this window only;
 * - where the browser blocks the window, the callback is never called; once the player closes it, `{error: 'popup_closed'}`;
 * - every click on an element with the class `tg-auth-button` opens the window with the options of `init`.
 * Assumed: a second call replaces the first one, whose callback is not called any more.
 */
;(function () {
  const { origin } = new URL(document.currentScript.src)
  const names = { write: 'telegram:bot_access' }
  let initial
  let current

  function scopeOf({ scope, request_access: access = [] }) {
    const asked = scope ?? ['profile', ...[access].flat()]
    const list = typeof asked === 'string' ? asked.split(' ') : asked
    return [...new Set(['openid', ...list.map((name) => names[name] ?? name)])].join(' ')
  }

  function userOf(token) {
    const payload = token.split('.')[1].replaceAll('-', '+').replaceAll('_', '/')
    return JSON.parse(new TextDecoder().decode(Uint8Array.from(atob(payload), (byte) => byte.charCodeAt(0))))
  }

  function resultOf({ result, error }) {
    if (error) return { error }
    if (typeof result !== 'string' || !result) return { error: 'missing id_token' }
    try {
      return { id_token: result, user: userOf(result) }
    } catch {
      return { error: 'malformed id_token' }
    }
  }

  function end(flow, result) {
    if (current !== flow) return
    current = undefined
    clearInterval(flow.timer)
    flow.callback?.(result)
  }

  function begin(options, callback) {
    if (typeof options?.client_id !== 'number') throw new Error('client_id is required')
    const address = new URL('/auth', origin)
    const params = {
      response_type: 'post_message',
      client_id: options.client_id,
      redirect_uri: location.origin + location.pathname,
      scope: scopeOf(options),
      nonce: options.nonce,
      lang: options.lang,
    }
    for (const [name, value] of Object.entries(params)) if (value) address.searchParams.set(name, value)
    clearInterval(current?.timer)
    const popup = window.open(address.href, 'telegram_oidc_login', 'width=550,height=650')
    if (!popup) return
    const flow = { popup, callback }
    current = flow
    flow.timer = setInterval(() => popup.closed && end(flow, { error: 'popup_closed' }), 200)
  }

  window.addEventListener('message', (event) => {
    if (!current || event.origin !== origin || event.source !== current.popup) return
    try {
      const message = typeof event.data === 'string' ? JSON.parse(event.data) : event.data
      if (message.event === 'auth_result') end(current, resultOf(message))
    } catch {
      // Not a message of this protocol.
    }
  })

  const Login = {
    init: (options, callback) => void (initial = { options, callback }),
    open: (callback) => begin(initial?.options, callback ?? initial?.callback),
    auth: begin,
  }
  window.Telegram = { ...window.Telegram, Login }
  document.addEventListener('click', ({ target }) => target.closest?.('.tg-auth-button') && Login.open())
})()
