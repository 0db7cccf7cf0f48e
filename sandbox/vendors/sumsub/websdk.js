/**
 * Stands in for the page that Sumsub’s WebSDK frames, and, at /websdk/p/…, for the page of an external link. The messages are those
 * that the package @sumsub/websdk 2.9.0 sends, expects and lists in its types (https://www.npmjs.com/package/@sumsub/websdk); the
 * calls to the server are assumed: only this page makes them.
 */
;(function () {
  const isFramed = window.parent !== window
  // The page around a frame has a main element of its own.
  const screen = document.body.appendChild(document.createElement(isFramed ? 'div' : 'main'))
  screen.id = 'screen'
  // As it was written: the SDK compares it letter by letter.
  const [, frameId] = /[?&]_=([^&]*)/.exec(location.search) || []
  const [, link] = /^\/websdk\/p\/([\w-]+)$/.exec(location.pathname) || []
  const sessionId = Math.random().toString(36).slice(2)
  const shapes = {
    document: 'M3 5h18v14H3z M7 10a2 2 0 1 0 4 0a2 2 0 1 0-4 0 M6 16c0-2 6-2 6 0 M14 9h4 M14 13h4',
    selfie: 'M8 9a4 4 0 1 0 8 0a4 4 0 1 0-8 0 M4 21c0-7 16-7 16 0',
  }
  let token = ''
  let texts = {}
  let renewing = null
  let stopCamera = () => {}

  const say = (name, payload) =>
    isFramed && window.parent.postMessage({ method: `idCheck.${name}`, frameId, sessionId, ...payload }, '*')

  async function readTexts(lang) {
    const response = await fetch(`/websdk/texts/${lang}.json`)
    texts = await response.json()
    document.documentElement.lang = texts.lang
    document.documentElement.dir = texts.dir
    document.title = texts.title
  }

  const setTheme = (theme) => (document.documentElement.dataset.theme = theme)

  /** Asks the page around for another token. Resolves with whether there is one. */
  function renewToken() {
    if (!isFramed) return Promise.resolve(false)
    say('onError', { code: 'invalid-token', error: 'The access token has expired' })
    return new Promise((resolve) => (renewing = resolve))
  }

  /** Returns the applicant after a call; shows that the time is over if no token is accepted. */
  async function call(name, body = {}, isAgain = false) {
    const response = await fetch(`/websdk/resources/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, ...body }),
    })
    if (response.status === 401 && !isAgain && (await renewToken())) return call(name, body, true)
    if (response.ok) return response.json()
    show(texts.expired, texts.expiredText)
    throw new Error(`Sumsub’s stand-in refused ${name}: ${response.status}`)
  }

  function element(name, properties, ...children) {
    const made = Object.assign(document.createElement(name), properties)
    made.append(...children)
    return made
  }

  /** Shows a screen. Its heading is focused after the first one, for those who do not see it change. */
  function show(title, text, ...others) {
    stopCamera()
    const isFirst = screen.childElementCount === 0
    const heading = element('h1', { tabIndex: -1, textContent: title })
    screen.replaceChildren(heading, element('p', { textContent: text }), ...others)
    if (!isFirst) heading.focus({ preventScroll: true })
  }

  function picture(shape) {
    const space = 'http://www.w3.org/2000/svg'
    const svg = document.createElementNS(space, 'svg')
    svg.setAttribute('viewBox', '0 0 24 24')
    svg.setAttribute('aria-hidden', 'true')
    const path = document.createElementNS(space, 'path')
    path.setAttribute('d', shape)
    svg.append(path)
    return svg
  }

  function showStep(step, kind, types) {
    const status = element('p', { role: 'status' })
    const place = element('div', { className: 'place' }, picture(shapes[kind]))
    const camera = element('button', { type: 'button', textContent: texts.camera })
    const sample = element('button', { type: 'button', className: 'main', textContent: texts[`${kind}Sample`] })
    camera.addEventListener('click', async () => {
      try {
        const stream = await navigator.mediaDevices.getUserMedia({ video: true })
        stopCamera = () => stream.getTracks().forEach((track) => track.stop())
        place.replaceChildren(element('video', { srcObject: stream, muted: true, autoplay: true, playsInline: true }))
        status.textContent = texts.cameraOn
      } catch {
        status.textContent = texts.cameraOff
      }
    })
    sample.dataset.step = step
    sample.addEventListener('click', async () => {
      const applicant = await call('steps', { step })
      say('onStepCompleted', { idDocSetType: types[0] })
      proceed(applicant)
    })
    show(texts[kind], texts[`${kind}Text`], place, status, sample, camera)
    say('onStepInitiated', { idDocSetType: types[0], types: types[1] })
  }

  function showSubmission() {
    const choices = ['done', 'more-needed', 'refused', 'none'].map((value, index) =>
      element(
        'label',
        {},
        element('input', { type: 'radio', name: 'review', value, checked: index === 0 }),
        texts.reviews[value],
      ),
    )
    const form = element('fieldset', {}, element('legend', { textContent: texts.standIn }), ...choices)
    const send = element('button', { type: 'button', className: 'main', textContent: texts.send })
    send.dataset.send = ''
    send.addEventListener('click', async () => {
      const { value } = screen.querySelector('input:checked')
      const applicant = await call('submission', value === 'none' ? {} : { review: value })
      say('onApplicantSubmitted')
      tellStatus(applicant)
      proceed(applicant)
    })
    show(texts.submission, texts.submissionText, form, send)
  }

  function tellStatus({ status }) {
    const reviewStatus = { waiting: 'pending', done: 'completed', refused: 'completed' }[status] || 'init'
    const answer = { done: 'GREEN', refused: 'RED' }[status]
    say('onApplicantStatusChanged', {
      reprocessing: false,
      levelName: 'basic-kyc-level',
      creationDate: '2026-11-28 00:00:00+0000',
      expireDate: '',
      reviewStatus,
      autoChecked: false,
      ...(answer && { reviewResult: { reviewAnswer: answer } }),
    })
  }

  function proceed({ status, step }) {
    if (!['not-started', 'in-progress', 'more-needed'].includes(status)) return show(texts.over, texts.overText)
    if (step === 0) return showStep(1, 'document', ['IDENTITY', ['PASSPORT', 'ID_CARD', 'DRIVERS']])
    if (step === 1) return showStep(2, 'selfie', ['SELFIE', ['SELFIE']])
    showSubmission()
  }

  async function start(lang, theme) {
    setTheme(theme)
    await readTexts(lang)
    if (link) token = (await call('link', { code: link })).token
    const applicant = await call('applicant')
    say('onApplicantLoaded', { applicantId: 'sandbox' })
    proceed(applicant)
    say('onInitialized')
  }

  window.addEventListener('message', async ({ data, source }) => {
    if (source !== window.parent || !data || typeof data.method !== 'string') return
    if (data.method === 'idCheck.init') {
      token = data.accessToken
      await start(data.lang || 'en', data.theme || 'light')
    } else if (data.method === 'idCheck.updateAccessToken' && renewing) {
      if (data.accessToken) token = data.accessToken
      renewing(Boolean(data.accessToken))
      renewing = null
    } else if (data.method === 'idCheck.callSetTheme') setTheme(data.theme)
    else if (data.method === 'idCheck.callSetLanguage') {
      await readTexts(data.language)
      proceed(await call('applicant'))
    }
  })

  new ResizeObserver(() => say('onResize', { height: Math.ceil(screen.getBoundingClientRect().height) })).observe(
    screen,
  )
  if (isFramed) say('onReady')
  else start(navigator.language.slice(0, 2), matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
})()
