import type { ErrorBody } from '#api'
import type { Field, Form, Platform } from '#manifest'
import { readReason } from '#engine/data/error-reason.ts'
import { fieldOf, requestOf } from '#engine/forms/manifest-form/request.ts'
import { show } from '#manifest-tools/check/label.ts'
import type { JsonObject } from '#manifest-tools/json/pointer.ts'
import { readAnswer } from '../../answers/read-answer.ts'
import { Client, NoResponse, type ApiResponse } from '../client.ts'
import { parse } from '../judge.ts'
import type { Check } from '../report.ts'
import { checkName, ownFields, placeText, registrationForm, registrationOf, valueIn } from './form-fields.ts'
import { samplesOf, type Samples } from './sample-values.ts'

/** What a registration is tried at. */
interface Trial {
  manifest: JsonObject
  /** A client without a session. */
  client: Client
  platform: Platform
  /** Values by the names of fields. */
  given: Record<string, string>
}

const nobody = 'Nobody can register.'

/** Registers a player with the fields of the brand’s form, and checks which of them the platform takes, keeps or refuses. */
export async function tryRegistration(trial: Trial): Promise<Check[]> {
  const form = registrationForm(trial.manifest)
  if (!form) return []
  const samples = samplesOf(form.fields, registrationOf(trial.manifest), trial.given)
  if (samples.missing.length > 0) {
    const options = samples.missing.map((name) => `--field ${name}=…`).join(' ')
    return [{ name: 'registration', severity: 'warning', message: `not tried: give a value for ${options}` }]
  }
  try {
    const response = await send(form, samples, trial)
    return response.status < 300 ? await accepted(form, samples, trial) : refused(response, form, samples, trial)
  } catch (error) {
    if (!(error instanceof NoResponse)) throw error
    return [{ name: 'registration', severity: 'error', message: error.message, effect: nobody }]
  }
}

/** Sends the steps with a call of their own, then the whole form, as a page does. */
async function send(form: Form, { fields, values }: Samples, { client, manifest }: Trial): Promise<ApiResponse> {
  const sent = fields.filter(({ isSent = true }) => isSent)
  await client.call('GET', '/auth/me')
  const { steps = [] } = form
  const named = steps.flatMap((step) => step.fields)
  for (const [index, step] of steps.entries()) {
    if (step.call === undefined) continue
    const isLast = index === steps.length - 1
    const own = sent.filter(({ name }) => step.fields.includes(name) || (isLast && !named.includes(name)))
    const response = await client.call('POST', `/${step.call}`, { body: requestOf(own, values) })
    if (response.status > 299) return response
  }
  const { endpoint } = registrationOf(manifest).registration
  return client.call('POST', `/${endpoint}`, { body: requestOf(sent, values) })
}

/** Where the platform signs the player in, its personal data say what it kept. */
async function accepted(form: Form, { fields, values }: Samples, { client, platform }: Trial): Promise<Check[]> {
  const made: Check = { name: 'registration', severity: 'ok', message: `ok: registered ${nameOf(values)}` }
  const { status, text } = await client.call('GET', '/my/full-data')
  const data = status < 300 ? readAnswer('FullData', parse(text), platform).entities[0]?.value : undefined
  await client.call('DELETE', '/logout')
  const own = ownFields(form, 'registration').filter((field) => fields.includes(field))
  return [made, ...own.map((field) => keptOrNot(field, values[field.name], data))]
}

const nameOf = ({ login, email, phone }: Samples['values']) => String(login ?? email ?? phone ?? 'a player')

function keptOrNot(field: Field, sent: unknown, data: JsonObject | undefined): Check {
  const name = checkName('registration', field)
  if (!data)
    return { name, severity: 'ok', message: 'ok: accepted; whether it is kept cannot be seen, as nobody is signed in' }
  const kept = valueIn(data, field)
  if (kept === sent || String(kept) === String(sent)) return { name, severity: 'ok', message: 'ok: accepted and kept' }
  return {
    name,
    severity: 'warning',
    message:
      kept === undefined
        ? `accepted, but GET /my/full-data has no ${placeText(field)}: the platform may not know the field`
        : `accepted, but GET /my/full-data has ${show(kept)} in place of ${show(sent)}`,
    effect: 'What players type there may be lost.',
  }
}

/** What a refusal says of fields, by the names that it has for them. */
function refused(response: ApiResponse, form: Form, { values }: Samples, { platform }: Trial): Check[] {
  const { status, text, type } = response
  const body = parse(text)
  const said = readAnswer('ErrorBody', body, platform).value as ErrorBody | undefined
  const reason = readReason(body ?? text, type)
  const known = form.fields.filter(({ isSent = true }) => isSent)
  const entries = said?.errors?.length ? said.errors : said?.param ? [said] : []
  const named = [
    ...entries.map(({ param, code }) => ({ param, text: code === undefined ? '' : `code ${code}` })),
    ...(entries.length > 0 ? [] : (reason?.fields ?? [])),
  ].flatMap(({ param: own, text: words = '' }) => {
    const param = own ?? mentioned(words, known)
    return param === undefined ? [] : [{ param, words: words && ` (${words})` }]
  })
  const own = ownFields(form, 'registration')
  const checks = named.map(({ param, words }): Check => {
    const field = fieldOf(param, known)
    const fails = {
      name: field ? checkName('registration', field) : 'registration',
      severity: 'error',
      effect: nobody,
    } as const
    if (!field)
      return {
        ...fails,
        message: `refused with status ${status}${words}: the platform asks for "${param}", which the form does not send`,
      }
    const doubt = own.includes(field)
      ? 'the platform does not know the field, or wants another value than'
      : 'the platform wants another value than'
    return {
      ...fails,
      message: `refused with status ${status}${words}: ${doubt} ${show(values[field.name])}; --field ${field.name}=… gives one`,
    }
  })
  if (checks.length > 0) return checks
  const words = said?.message ?? reason?.message ?? reason?.fields[0]?.text ?? (said?.code && `code ${said.code}`)
  const message = `refused with status ${status}${words ? ` (${words})` : ''}, and no field is named`
  return [{ name: 'registration', severity: 'error', message, effect: nobody }]
}

/** The field that a message without a field’s name mentions as a word. */
const mentioned = (text: string, fields: readonly Field[]) =>
  fields.find(({ name }) => text.split(/[^\w]+/).includes(name))?.name
