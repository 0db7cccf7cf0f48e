/* oxlint-disable no-underscore-dangle -- these names are the vendor’s. */
/**
 * Stands in for https://cdn.livechatinc.com/tracking.js: the same queue, methods, events and states. Like the real one it calls a
 * second host with a script, writes styles and markup into the page, loads a typeface and frames the conversation from a third host.
 */
;(function () {
  const { origin } = new URL(document.currentScript.src)
  const beside = (name) => origin.replace('//livechat.', `//livechat-${name}.`)
  const secure = beside('secure')
  const { license } = window.__lc
  const widget = window.LiveChatWidget
  const listeners = {}
  let visibility = widget._q.some(([kind, [name]]) => kind === 'call' && name === 'hide') ? 'hidden' : 'minimized'
  let root, frame, style, greeting
  let customer = ''
  let planned

  const emit = (event, data) => (listeners[event] || []).slice().forEach((listener) => listener(data))
  const tellFrame = (message) => frame.contentWindow.postMessage(message, secure)

  function show(next) {
    if (next === visibility) return
    visibility = next
    root.dataset.visibility = next
    if (next === 'maximized') {
      hideGreeting()
      tellFrame({ type: 'opened' })
    }
    emit('visibility_changed', { visibility: next })
  }

  function showGreeting({ id, text }) {
    if (!root.isConnected || visibility === 'maximized') return
    greeting = { id, uniqueId: `${id}-${Date.now()}` }
    root.querySelector('.lc-greeting').hidden = false
    root.querySelector('.lc-greeting-text').textContent = text
    emit('greeting_displayed', greeting)
  }

  function hideGreeting() {
    root.querySelector('.lc-greeting').hidden = true
    greeting = undefined
  }

  function dismissGreeting() {
    if (!greeting) return
    const gone = greeting
    hideGreeting()
    emit('greeting_hidden', gone)
  }

  const methods = {
    hide: () => show('hidden'),
    minimize: () => show('minimized'),
    maximize: () => show('maximized'),
    hide_greeting: dismissGreeting,
    set_customer_name(name) {
      customer = name
      tellFrame({ type: 'customer', name })
    },
    destroy() {
      root.remove()
      style.remove()
      window.removeEventListener('message', hear)
    },
  }

  function handle(kind, [name, ...values]) {
    if (kind === 'on') (listeners[name] = listeners[name] || []).push(values[0])
    else if (kind === 'off') listeners[name] = (listeners[name] || []).filter((each) => each !== values[0])
    else if (!methods[name]) throw new Error(`[LiveChatWidget] There is no method "${name}"`)
    else methods[name](...values)
  }

  function hear({ source, origin: from, data }) {
    if (source !== frame.contentWindow || from !== secure) return
    if (data.type === 'minimize') show('minimized')
    if (data.type === 'event')
      emit('new_event', {
        type: 'message',
        timestamp: Date.now(),
        greeting: false,
        author: { id: data.author, type: data.author },
      })
    if (data.type === 'ready') {
      tellFrame({ type: 'customer', name: customer })
      widget._h = handle
      widget._q
        .splice(0)
        .forEach(([kind, values]) => (kind === 'call' && values[0] === 'hide' ? undefined : handle(kind, values)))
      emit('ready', { state: { availability: 'online', visibility }, customerData: { name: customer } })
      if (planned) setTimeout(() => showGreeting(planned), planned.afterMs)
    }
  }

  window.__lc_configure = function (config) {
    delete window.__lc_configure
    if (!config.found) return console.warn(`[LiveChat] There is no licence ${license}`)
    // The cookie __lc_cid recognises a customer (livechat.com, “Cookies”, 26 November 2026). That it is on the brand’s own site, as
    // here, is assumed: browsers that keep third parties from storing anything leave no other place.
    const customerId = /__lc_cid=([^;]+)/.exec(document.cookie)?.[1] ?? crypto.randomUUID()
    document.cookie = `__lc_cid=${customerId}; path=/; max-age=31536000; samesite=lax`
    style = document.createElement('style')
    style.textContent = `
      @font-face { font-family: LiveChatFace; src: url(${origin}/fonts/chat.woff2); font-weight: 200 800 }
      #chat-widget-container { position: fixed; right: 16px; bottom: 16px; z-index: 2147483600; direction: ltr; font: 500 15px/1.4 LiveChatFace, sans-serif }
      #chat-widget-container[data-visibility=hidden] { display: none }
      #chat-widget-container iframe { display: none; width: 372px; height: min(640px, calc(100vh - 32px)); border: 0; border-radius: 14px; box-shadow: 0 10px 40px rgb(0 0 0 / 40%); color-scheme: light }
      #chat-widget-container[data-visibility=maximized] iframe { display: block }
      #chat-widget-container[data-visibility=maximized] .lc-bubble { display: none }
      .lc-bubble { width: 60px; height: 60px; border: 0; border-radius: 50%; background: #2000f0; color: #fff; cursor: pointer; box-shadow: 0 6px 20px rgb(0 0 0 / 35%); float: right }
      .lc-greeting { max-width: 260px; margin-bottom: 12px; padding: 14px 36px 14px 16px; background: #fff; color: #111; border-radius: 14px; box-shadow: 0 6px 24px rgb(0 0 0 / 30%); position: relative }
      .lc-greeting button { all: unset; cursor: pointer } .lc-dismiss { position: absolute !important; top: 8px; right: 12px; padding: 4px !important }
      @media (max-width: 480px) {
        #chat-widget-container { bottom: 76px }
        #chat-widget-container[data-visibility=maximized] { inset: 0 }
        #chat-widget-container iframe { width: 100%; height: 100%; border-radius: 0 }
      }`
    document.head.append(style)
    root = document.createElement('div')
    root.id = 'chat-widget-container'
    root.dataset.visibility = visibility
    // oxlint-disable-next-line no-restricted-properties -- the real one writes markup, and policies have to cope with it.
    root.innerHTML = `
      <div class="lc-greeting" hidden><button class="lc-greeting-text"></button><button class="lc-dismiss" aria-label="Dismiss">✕</button></div>
      <button class="lc-bubble" aria-label="Open LiveChat chat widget"><svg width="28" viewBox="0 0 24 24" fill="currentColor"><path d="M4 3h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-6l-5 4v-4H4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2Z"/></svg></button>
      <iframe id="chat-widget" title="LiveChat chat widget" allow="clipboard-write" src="${secure}/customer/action/open_chat?license_id=${license}&customer=${customerId}&origin=${encodeURIComponent(location.origin)}"></iframe>`
    frame = root.querySelector('iframe')
    root.querySelector('.lc-bubble').addEventListener('click', () => show('maximized'))
    root.querySelector('.lc-greeting-text').addEventListener('click', () => show('maximized'))
    root.querySelector('.lc-dismiss').addEventListener('click', dismissGreeting)
    window.addEventListener('message', hear)
    document.body.append(root)
    planned = config.greeting
  }

  const script = document.createElement('script')
  script.src = `${beside('api')}/v3.6/customer/action/get_dynamic_configuration?license_id=${license}&client_id=1`
  document.head.append(script)
})()
