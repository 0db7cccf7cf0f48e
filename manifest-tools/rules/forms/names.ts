import { capitalised, label, show } from '../../check/label.ts'
import type { Rule, RuleFinding } from '../../check/rule.ts'
import { listedFields, listedForms, placeOf, placePointer, type ListedForm } from './listed-forms.ts'
import { visibilityOf } from './visibility.ts'

/** What every object of JavaScript has: a value of this name would be mixed up with it. */
const reserved = [
  'constructor',
  'hasOwnProperty',
  'isPrototypeOf',
  'propertyIsEnumerable',
  'prototype',
  'toLocaleString',
  'toString',
  'valueOf',
]

const namesAreTheirOwn: Rule = (manifest) =>
  listedForms(manifest).flatMap((form) => {
    const fields = listedFields(form)
    return fields.flatMap(({ field: { name }, pointer }, index): RuleFinding[] => {
      const first = fields.findIndex((other) => other.field.name === name)
      if (first === index) return []
      return [
        {
          code: 'forms/same-name',
          pointer: `${pointer}/name`,
          also: [`${fields[first]!.pointer}/name`],
          message: `Two fields of "${form.name}" have the name ${show(name)}: give one of them another name.`,
          effect: 'both fields show and send one value',
        },
      ]
    })
  })

const namesAreFree: Rule = (manifest) =>
  listedForms(manifest)
    .flatMap(listedFields)
    .flatMap((listed): RuleFinding[] => {
      const { name } = listed.field
      if (reserved.includes(name)) return [reservedName(name, `${listed.pointer}/name`)]
      const key = listed.field.send?.split('/').find((each) => reserved.includes(each))
      return key === undefined ? [] : [reservedName(key, placePointer(listed))]
    })

const reservedName = (name: string, pointer: string): RuleFinding => ({
  code: 'forms/reserved-name',
  pointer,
  message: `${capitalised(label(pointer))} cannot be ${show(name)}, which every object of JavaScript has: use another name.`,
  effect: 'the form cannot be filled in or sent',
})

const placesAreTheirOwn: Rule = (manifest, context) =>
  listedForms(manifest).flatMap((form) => {
    // Few forms have two fields with related places, and only those need to know which fields are shown together.
    if (!hasRelatedPlaces(form)) return []
    const { fields, canMeet } = visibilityOf(form, manifest, context)
    return fields.flatMap((listed, index) => {
      const place = placeOf(listed.field)
      const other = fields
        .slice(0, index)
        .find((each) => areRelated(place, placeOf(each.field)) && canMeet(each, listed))
      if (!other || other.field.name === listed.field.name) return []
      const otherPlace = placeOf(other.field)
      const [inner, outer] = (place ?? '') > (otherPlace ?? '') ? [listed, other] : [other, listed]
      const at = { pointer: placePointer(listed), also: [placePointer(other)] }
      const finding: RuleFinding =
        place === otherPlace
          ? {
              ...at,
              code: 'forms/same-place',
              message: `"${other.field.name}" and "${listed.field.name}" are both sent to ${place}.`,
              effect: 'the platform receives one of the two values only',
            }
          : {
              ...at,
              code: 'forms/place-inside-value',
              message: `"${inner.field.name}" is sent to ${placeOf(inner.field)}, but ${placeOf(outer.field)} is the value of "${outer.field.name}".`,
              effect: 'the form cannot be sent',
            }
      return [finding]
    })
  })

function hasRelatedPlaces({ form }: ListedForm): boolean {
  const places = form.fields.flatMap((field) => placeOf(field) ?? [])
  const known = new Set(places)
  const outer = (place: string) =>
    place
      .split('/')
      .slice(1, -1)
      .map((_, index, keys) => `/${keys.slice(0, index + 1).join('/')}`)
  return known.size < places.length || places.some((place) => outer(place).some((each) => known.has(each)))
}

const areRelated = (one: string | undefined, other: string | undefined) =>
  one !== undefined && other !== undefined && (`${one}/`.startsWith(`${other}/`) || `${other}/`.startsWith(`${one}/`))

/** Rules about the names of fields, and where their values are sent. */
export const names: Rule[] = [namesAreTheirOwn, namesAreFree, placesAreTheirOwn]
