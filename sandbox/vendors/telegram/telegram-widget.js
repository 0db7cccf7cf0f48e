/**
 * Stands in for https://telegram.org/js/telegram-widget.js?22: the same attributes, the same element ids, the same messages
 * between the frame and the page. Like the real one it compiles `data-onauth` and `data-onunauth` with eval, so a
 * policy without 'unsafe-eval' stops it; a page with such a policy omits them and listens to the frame’s messages.
 */
;(function () {
  const sizes = { small: [148, 20], medium: [186, 28], large: [238, 40] }
  const passedOn = ['size', 'userpic', 'init_auth', 'request_access', 'radius', 'lang']

  function parseFunction(code, names) {
    // oxlint-disable-next-line no-eval -- the real one does this, and policies have to cope with it.
    return (0, eval)(`(function(${names.join(',')}){${code}})`)
  }

  /** Telegram’s frames come from another host than its script; those of the stand-in from the same. */
  function framesOrigin() {
    const { origin } = new URL(document.currentScript ? document.currentScript.src : 'https://telegram.org')
    return origin === 'https://telegram.org' ? 'https://oauth.telegram.org' : origin
  }

  const origin = framesOrigin()

  function start(script) {
    if (!script.hasAttribute('data-telegram-login')) return
    const bot = script.getAttribute('data-telegram-login')
    const id = `telegram-login-${bot.replace(/[^a-z0-9_]/gi, '-')}`
    if (document.getElementById(id)) return

    const onAuth = script.hasAttribute('data-onauth')
      ? parseFunction(script.getAttribute('data-onauth'), ['user'])
      : undefined
    const onUnauth = script.hasAttribute('data-onunauth')
      ? parseFunction(script.getAttribute('data-onunauth'), [])
      : undefined
    const address = new URL(`/embed/${encodeURIComponent(bot)}`, origin)
    address.searchParams.set('origin', location.origin)
    for (const name of passedOn) {
      const value = script.getAttribute(`data-${name.replaceAll('_', '-')}`)
      if (value !== null) address.searchParams.set(name, value)
    }

    const frame = document.createElement('iframe')
    const [width, height] = sizes[script.getAttribute('data-size')] || sizes.medium
    Object.assign(frame, { id, src: address.href, width, height })
    frame.setAttribute('frameborder', '0')
    frame.setAttribute('scrolling', 'no')
    frame.style.overflow = 'hidden'
    frame.style.border = 'none'
    script.parentNode.insertBefore(frame, script)

    window.addEventListener('message', (event) => {
      if (event.source !== frame.contentWindow || event.origin !== origin) return
      const message = read(event.data)
      if (message.event === 'resize') {
        if (message.width) frame.style.width = `${message.width}px`
        if (message.height) frame.style.height = `${message.height}px`
      }
      if (message.event === 'auth_user' && onAuth) onAuth(message.auth_data)
      if (message.event === 'unauthorized' && onUnauth) onUnauth()
    })
  }

  function read(text) {
    try {
      return JSON.parse(text)
    } catch {
      return {}
    }
  }

  if (document.currentScript) start(document.currentScript)
  else document.querySelectorAll('script[data-telegram-login]').forEach(start)
})()
