import { createHash } from 'node:crypto'
import { directionOf } from '../../domains/games/texts.ts'
import type { PaymentRow } from '../../domains/payments/rows.ts'
import { textsOf } from '../../domains/payments/texts.ts'
import { digitsOf, toMajor } from '../../app/money.ts'
import { moneyFormat } from '../../app/money-format.ts'
import { pageFields } from './forms.ts'
import { html, type Markup } from './html.ts'
import { squareCode } from './square-code.ts'

/** The entered values and the names of the fields that are wrong. */
export interface EnteredValues {
  values: Record<string, string>
  wrong: string[]
}

/** The page with the form of a payment. */
export function payPage(payment: PaymentRow, entered: EnteredValues): string {
  const { lang, method_id: method } = payment
  const { page } = textsOf(lang)
  const total = money(payment, payment.amount + payment.fee)
  const pay = method === 'crypto' ? page.sent : page.pay.replace('{amount}', total)
  return document(
    lang,
    page.title,
    html`<dl>
        <div>
          <dt>${page.to}</dt>
          <dd>${shopOf(payment)}</dd>
        </div>
        <div>
          <dt>${page.amount}</dt>
          <dd>${money(payment, payment.amount)}</dd>
        </div>
        ${
          payment.fee > 0 &&
          html`<div>
            <dt>${page.fee}</dt>
            <dd>${money(payment, payment.fee)}</dd>
          </div>`
        }
        <div class="total">
          <dt>${page.total}</dt>
          <dd>${total}</dd>
        </div>
      </dl>
      <form method="post" novalidate>
        ${method === 'crypto' && wallet(payment)}
        ${(pageFields[method] ?? []).map((field) => fieldOf(payment, field, entered))}
        <button class="main" name="outcome" value="success">${pay}</button>
        <button name="outcome" value="cancel">${page.cancel}</button>
        <div class="stand-in">
          <p>${page.standIn}</p>
          <button name="outcome" value="failure">${page.fail}</button>
          <button name="outcome" value="slow">${page.slow}</button>
        </div>
      </form>`,
  )
}

/** The page of a pending payment. */
export function processingPage({ lang }: PaymentRow, back: string): string {
  const { page } = textsOf(lang)
  return document(
    lang,
    page.processing,
    html`<div class="turning" role="status"></div>
      <p>${page.processingHint}</p>
      <a class="main" data-back href="${back}">${page.back}</a>`,
  )
}

/** The page of a payment that is over. */
export function overPage({ lang }: PaymentRow, back: string): string {
  const { page } = textsOf(lang)
  return document(
    lang,
    page.over,
    html`<p>${page.overHint}</p>
      <a class="main" data-back href="${back}">${page.back}</a>`,
  )
}

/** The page for an unknown token. */
export const unknownPage = (): string => document('en', textsOf('en').page.unknown, html``)

function fieldOf(
  { lang, details }: PaymentRow,
  field: (typeof pageFields)[string][number],
  { values, wrong }: EnteredValues,
): Markup {
  const { page } = textsOf(lang)
  const { phone = '' } = JSON.parse(details) as { phone?: string }
  const isWrong = wrong.includes(field.name)
  const hint = field.hint && page[field.hint].replace('{phone}', `\u2066${phone}\u2069`)
  return html`<label for="${field.name}">${page[field.label]}</label>
    <input
      id="${field.name}"
      name="${field.name}"
      value="${values[field.name] ?? field.value}"
      maxlength="${field.maxLength}"
      autocomplete="${field.autoComplete}"
      dir="ltr"
      inputmode="numeric"
      required${isWrong && html` aria-invalid="true" aria-describedby="${field.name}-note"`}
    />
    ${isWrong && html`<p class="wrong" id="${field.name}-note">${page.wrong}</p>`}
    ${hint !== undefined && html`<p class="hint">${hint}</p>`}`
}

/** Returns the crypto address of a payment. */
function wallet({ id, lang }: PaymentRow): Markup {
  const { page } = textsOf(lang)
  const address = `bc1q${createHash('sha256').update(`wallet:${id}`).digest('hex').slice(0, 38)}`
  return html`${squareCode(address)}
    <p class="hint">${page.scan}</p>
    <label for="address">${page.address}</label><input id="address" value="${address}" dir="ltr" readonly />`
}

const shopOf = ({ return_url: url }: PaymentRow): string => (url === null ? '' : new URL(url).host)

const money = ({ lang, currency }: PaymentRow, minor: number): string =>
  moneyFormat(lang === 'sr' ? 'sr-Latn' : lang, currency, digitsOf(currency))(toMajor(minor, currency))

const document = (lang: string, title: string, content: Markup): string =>
  `<!doctype html>\n${
    html`<html lang="${lang}" dir="${directionOf(lang)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="referrer" content="no-referrer" />
        <title>${title}</title>
        <link rel="stylesheet" href="/pay.css" />
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html> `.markup
  }`
