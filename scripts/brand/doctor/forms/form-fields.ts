import { valueAt, type JsonObject } from '#manifest-tools/json/pointer.ts'
import type { Field, Form, Manifest } from '#manifest'
import { placeOf } from '#engine/forms/manifest-form/request.ts'
import { resourceSchemas } from '../../../../sandbox/app/schemas.ts'
import type { Check } from '../report.ts'

/** The registration form of a brand. */
export const registrationForm = (manifest: JsonObject): Form | undefined =>
  formOf(manifest, `registration-${String(valueAt(manifest, '/registration/family'))}`)

const formOf = (manifest: JsonObject, name: string) => valueAt(manifest, `/forms/${name}`) as Form | undefined

/** The settings that a trial of the registration reads. */
export const registrationOf = (manifest: JsonObject) =>
  manifest as unknown as Pick<Manifest, 'registration' | 'currency'>

const keysOf = (resource: string, shape: string) =>
  Object.keys(resourceSchemas.find(({ $id }) => $id === `${resource}.schema.json`)?.$defs[shape]?.properties ?? {})

const specified = {
  registration: new Set(keysOf('registration', 'Registration')),
  'personal-data': new Set(keysOf('profile', 'FullData')),
}

/** Returns the sent fields of a form that the specification does not name: a platform need not know them. */
export const ownFields = (form: Form | undefined, request: keyof typeof specified): Field[] =>
  (form?.fields ?? []).filter((field) => (field.isSent ?? true) && !specified[request].has(placeOf(field)[0] ?? ''))

/** How a field is named in the report. */
export const checkName = (form: string, { name }: Field) => `${form}: ${name}`

/** The fields of the brand’s own in the registration, if none is made. */
export const untried = (manifest: JsonObject): Check[] =>
  ownFields(registrationForm(manifest), 'registration').map((field) => ({
    name: checkName('registration', field),
    severity: 'skipped',
    message: 'not tried: --register registers a player on a test platform',
  }))

/** Checks that the personal data have the fields of the brand’s own. `response` is that of GET /my/full-data, if it was read. */
export const checkPersonalData = (manifest: JsonObject, response: unknown): Check[] =>
  ownFields(formOf(manifest, 'personal-data'), 'personal-data').map((field) => {
    const name = checkName('personal data', field)
    if (response === undefined) return { name, severity: 'skipped', message: 'use --login and --password' }
    if (valueIn(response, field) !== undefined) return { name, severity: 'ok', message: 'ok' }
    return {
      name,
      severity: 'warning',
      message: `GET /my/full-data has no ${placeText(field)}: the player has none, or the platform does not know the field`,
      effect: 'The field is empty whenever the player comes back.',
    }
  })

/** The value at the field’s place; undefined for none. */
export const valueIn = (response: unknown, field: Field): unknown => valueAt(response, placeText(field))

/** A field’s place as a JSON pointer. */
export const placeText = (field: Field) => `/${placeOf(field).join('/')}`
