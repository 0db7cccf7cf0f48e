/**
 * Stands in for tawk.to’s widget: the methods and window events of its JavaScript API, drawn in a shadow root with styles and
 * markup of its own, with a typeface and a socket from its own host.
 */
;(function () {
  const { origin } = new URL(document.currentScript.src)
  const api = window.Tawk_API
  const property = window.$_Tawk_AccountKey
  const place = {
    xOffset: 20,
    yOffset: 20,
    ...((api.customStyle || {}).visibility || {})[innerWidth <= 480 ? 'mobile' : 'desktop'],
  }
  // The cookie twk_uuid_{property} recognises a visitor for six months (help.tawk.to, “What are tawk.to cookies”, 26 November
  // 2026); what they said is on the vendor’s servers. twk_idm_key and TawkConnectionTime are cookies of the session.
  const anonymous = new RegExp(`twk_uuid_${property}=([^;]+)`).exec(document.cookie)?.[1] ?? crypto.randomUUID()
  let visitor = anonymous
  let conversation = []
  let attributes = { ...api.visitor }
  let isHidden = false
  let isMaximized = false
  let unread = 0

  function emit(name, detail) {
    window.dispatchEvent(new CustomEvent(`tawk${name}`, { detail }))
    if (typeof api[`on${name}`] === 'function') api[`on${name}`](detail)
  }

  const host = document.createElement('div')
  host.id = 'tawk-widget'
  const root = host.attachShadow({ mode: 'open' })
  const style = document.createElement('style')
  style.textContent = `
    @font-face { font-family: TawkFace; src: url(${origin}/fonts/chat.woff2) }
    :host { all: initial; direction: ltr }
    :host([hidden]) { display: none }
    * { box-sizing: border-box; font: 15px/1.45 TawkFace, system-ui, sans-serif }
    .bubble, .window { position: fixed; right: ${place.xOffset}px; bottom: ${place.yOffset}px; z-index: 2147483000 }
    .bubble { width: 60px; height: 60px; border: 0; border-radius: 50%; background: #03a84e; color: #fff; cursor: pointer; box-shadow: 0 6px 20px rgb(0 0 0 / 30%) }
    .window { display: flex; flex-direction: column; width: 350px; height: min(560px, calc(100vh - 40px)); background: #fff; color: #242424; border-radius: 8px; overflow: hidden; box-shadow: 0 10px 40px rgb(0 0 0 / 40%) }
    [hidden] { display: none !important }
    .head { display: flex; align-items: center; padding: 18px; background: #03a84e; color: #fff; font-size: 18px; font-weight: 700 }
    .head span { flex: 1; font: inherit } .head button { border: 0; background: none; color: #fff; font-size: 22px; cursor: pointer; width: 36px; height: 36px }
    .log { flex: 1; display: flex; flex-direction: column; gap: 10px; padding: 16px; overflow-y: auto }
    .log p { max-width: 82%; margin: 0; padding: 9px 13px; background: #f0f2f5; border-radius: 12px; overflow-wrap: anywhere }
    .log .own { align-self: flex-end; background: #03a84e; color: #fff }
    form { display: flex; border-top: 1px solid #e6e6e6 } input { flex: 1; min-width: 0; padding: 16px; border: 0; color: inherit; background: none } form button { border: 0; background: none; color: #03a84e; padding: 0 18px; font-weight: 700; cursor: pointer }
    @media (max-width: 480px) { .window { inset: 0; width: 100%; height: 100%; border-radius: 0 } }`
  root.append(style)
  const body = document.createElement('div')
  // oxlint-disable-next-line no-restricted-properties -- the real one writes markup, and policies have to cope with it.
  body.innerHTML = `
    <button class="bubble" aria-label="Chat widget">💬</button>
    <section class="window" role="dialog" aria-label="Support" hidden>
      <div class="head"><span>Support</span><button aria-label="Minimize">–</button></div>
      <div class="log" aria-live="polite"></div>
      <form><input name="text" placeholder="Type here and press enter…" aria-label="Message" autocomplete="off" maxlength="500" /><button>Send</button></form>
    </section>`
  root.append(body)
  const bubble = root.querySelector('.bubble')
  const panel = root.querySelector('.window')
  const log = root.querySelector('.log')
  const input = root.querySelector('input')

  function draw(text, isOwn) {
    const line = document.createElement('p')
    line.className = isOwn ? 'own' : ''
    line.textContent = text
    log.append(line)
    log.scrollTop = log.scrollHeight
  }

  function add(text, isOwn) {
    conversation.push([text, isOwn])
    void store()
    draw(text, isOwn)
    emit(isOwn ? 'ChatMessageVisitor' : 'ChatMessageAgent', text)
    if (!isOwn && !isMaximized) emit('UnreadCountChanged', ++unread)
  }

  function size(next) {
    if (next === isMaximized) return
    isMaximized = next
    panel.hidden = !next
    bubble.hidden = next
    emit(next ? 'ChatMaximized' : 'ChatMinimized')
    if (!next) return
    input.focus()
    unread = 0
    emit('UnreadCountChanged', 0)
  }

  const call = (path, query, options) => fetch(`${origin}${path}?${new URLSearchParams(query)}`, options)
  const store = () =>
    call('/v1/conversation', { visitor }, { method: 'POST', body: JSON.stringify(conversation), keepalive: true })

  /** Shows what the visitor said before. */
  async function become(next) {
    visitor = next
    conversation = await (await call('/v1/conversation', { visitor })).json()
    log.replaceChildren()
    greet()
  }

  function greet() {
    draw('Hello! How can we help you today?', false)
    for (const [text, isOwn] of conversation) draw(text, isOwn)
  }

  Object.assign(api, {
    maximize: () => size(true),
    minimize: () => size(false),
    toggle: () => size(!isMaximized),
    isChatHidden: () => isHidden,
    isChatMaximized: () => isMaximized,
    showWidget() {
      isHidden = false
      host.hidden = false
    },
    hideWidget() {
      if (isHidden) return
      isHidden = true
      host.hidden = true
      emit('ChatHidden')
    },
    endChat() {
      // The chat is over for the agent; the visitor still finds it in their history.
      emit('ChatEnded')
    },
    // https://developer.tawk.to/jsapi/, “login” and “logout”, 26 November 2026: with the hash of the user id. A wrong one is
    // answered with 401.
    async login({ userId, hash, name }, done) {
      const response = await call('/v1/login', { userId, hash })
      if (!response.ok) return done(new Error(`${response.status} ${response.statusText}`))
      attributes = { ...attributes, name }
      await become((await response.json()).visitor)
      done()
    },
    async logout(done) {
      attributes = {}
      await become(crypto.randomUUID())
      writeCookie()
      done()
    },
    setAttributes(given, done) {
      if (Object.keys(given).some((name) => !/^[a-z0-9-]+$/.test(name))) return done(new Error('INVALID_ATTRIBUTES'))
      attributes = { ...attributes, ...given }
      done()
    },
    shutdown() {
      socket.close()
      host.remove()
    },
  })

  bubble.addEventListener('click', () => size(true))
  root.querySelector('.head button').addEventListener('click', () => size(false))
  root.querySelector('form').addEventListener('submit', (event) => {
    event.preventDefault()
    const text = input.value.trim()
    if (!text) return
    add(text, true)
    socket.send(JSON.stringify({ text, name: attributes.name }))
    input.value = ''
  })

  function writeCookie() {
    document.cookie = `twk_uuid_${property}=${visitor}; path=/; max-age=15552000; samesite=lax`
    document.cookie = `twk_idm_key=${crypto.randomUUID()}; path=/; samesite=lax`
    document.cookie = 'TawkConnectionTime=0; path=/; samesite=lax'
  }

  writeCookie()
  greet()
  emit('BeforeLoad')
  document.body.append(host)
  const socket = new WebSocket(`${origin.replace(/^http/, 'ws')}/s/?k=${property}`)
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(data)
    if (message.type === 'message') add(message.text, false)
  })
  socket.addEventListener('open', () => become(anonymous).then(() => emit('Load')))
})()
