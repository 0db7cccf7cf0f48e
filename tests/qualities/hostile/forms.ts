/** What a form does with one hostile text in every field. */
export interface Outcome {
  text: string
  /** The value each field kept. */
  held: Record<string, string>
  /** The key of the failing rule, by field. */
  refused: Record<string, string>
  /** What was sent with the refused fields corrected. */
  sent: Record<string, unknown>
  /** The valid values at that time. */
  right: Record<string, string>
}

/** The arguments of `submitTexts`. */
export interface Trial {
  form: string
  texts: string[]
  /** A valid value for each field. `#` stands for the number of the text, where no value may be sent twice. */
  right: Record<string, string>
}

/**
 * Runs in the page: puts each text into every field of a form and submits it, then corrects the refused fields and
 * submits again. Calls are recorded and fail. Throws if a text becomes more than text.
 */
export async function submitTexts({ form: name, texts, right: valid }: Trial): Promise<Outcome[]> {
  const form = document.querySelector<HTMLFormElement>(`[data-form=${name}]`)!
  const submit = form.querySelector<HTMLButtonElement>('[type=submit]')!
  const bodies: string[] = []
  const ask = XMLHttpRequest.prototype.send
  XMLHttpRequest.prototype.send = function send(body) {
    // Read calls pass through.
    if (typeof body !== 'string') return ask.call(this, body)
    bodies.push(body)
    queueMicrotask(() => this.dispatchEvent(new ProgressEvent('error')))
  }

  function put(field: string, value: string) {
    const input = form.querySelector<HTMLInputElement>(`input[name=${field}]`)!
    // Bypasses React’s own setter, so that React notices the change.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, value)
    input.dispatchEvent(new Event('input', { bubbles: true }))
    return input
  }

  const nextTask = () =>
    new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => resolve(), { once: true })
      port1.start()
      port2.postMessage(null)
    })

  async function until(what: string, isSo: () => boolean) {
    const end = performance.now() + 15_000
    while (!isSo()) {
      if (performance.now() > end) throw new Error(`${name}: ${what}`)
      await nextTask()
    }
  }

  const refusals = () =>
    Object.fromEntries(
      [...form.querySelectorAll<HTMLElement>('[data-error]')].map((message) => [
        message.closest<HTMLElement>('[data-field]')!.dataset.field!,
        message.dataset.error!,
      ]),
    )

  /** The elements of the form, without those that a field’s message adds. */
  const elements = () =>
    [...form.querySelectorAll('*:not(p, button, svg, svg *)')].map(({ tagName }) => tagName.toLowerCase()).join(' ')

  const outcomes: Outcome[] = []
  const before = elements()
  for (const [number, text] of texts.entries()) {
    const right = Object.fromEntries(
      Object.entries(valid).map(([field, value]) => [field, value.replace('#', `${number}`)]),
    )
    const already = bodies.length
    const inputs = Object.keys(right).map((field) => put(field, text))
    await nextTask()
    const held = Object.fromEntries(inputs.map((input) => [input.name, input.value]))
    form.requestSubmit()
    const refused = refusals()
    for (const field of Object.keys(refused)) put(field, right[field]!)
    // A field that must equal another one has become invalid by now.
    if ('password' in refused && 'confirmPassword' in right) put('confirmPassword', right.confirmPassword!)
    if ('newPassword' in refused) put('confirmPassword', right.confirmPassword!)
    if (Object.keys(refused).length > 0) form.requestSubmit()
    const stillRefused = refusals()
    if (Object.keys(stillRefused).length > 0)
      throw new Error(`${JSON.stringify(text)}: ${JSON.stringify(stillRefused)} although corrected`)
    await until(`${JSON.stringify(text)} is not sent`, () => bodies.length > already)
    await until(`${JSON.stringify(text)} keeps the form busy`, () => !submit.hasAttribute('aria-disabled'))
    if (!form.isConnected) throw new Error(`${JSON.stringify(text)} took the form away`)
    if (elements() !== before)
      throw new Error(`${JSON.stringify(text)} changed the form from ${before} to ${elements()}`)
    outcomes.push({ text, held, refused, sent: JSON.parse(bodies.at(-1)!) as Record<string, unknown>, right })
  }
  return outcomes
}
