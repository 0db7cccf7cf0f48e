import { expect, it } from 'vitest'
import type { EditorStore } from '../state/editor-store.ts'
import { openEditor } from '../state/editor.fixture.ts'
import { addField, addStep, moveField, moveToStep, removedFields, removeField } from './field-actions.ts'
import { removeStep, renameField, restoreField } from './field-actions.ts'
import { fieldsOf, pageOf, stepsOf } from './forms.ts'

const form = '/forms/registration-b'
const own = (editor: EditorStore) => JSON.parse(editor.text) as { forms?: object; texts?: object }
const names = (editor: EditorStore) => fieldsOf(editor.manifest, form).map(({ field }) => field.name)
const steps = (editor: EditorStore) => stepsOf(editor.manifest, form).map(({ fields }) => fields)
const at = (editor: EditorStore, name: string) =>
  fieldsOf(editor.manifest, form).find(({ field }) => field.name === name)!.pointer

const nationality = { use: 'country', name: 'nationality', label: 'user:register.fields.nationality' }
const texts = { 'user:register.fields.nationality': { en: 'Nationality', fr: ' Nationalité ', de: '' } }

it('adds a field after another one with its texts, as one step to undo', () => {
  const editor = openEditor()
  const before = editor.text
  expect(addField(editor, form, nationality, texts, at(editor, 'birthday'))).toBe(`${form}/fields/2`)
  expect(own(editor)).toMatchObject({
    forms: { 'registration-b': { fields: { insert: [{ after: 'birthday', entry: nationality }] } } },
    texts: {
      en: { user: { 'register.fields.nationality': 'Nationality' } },
      fr: { user: { 'register.fields.nationality': 'Nationalité' } },
    },
  })
  expect(own(editor).texts).not.toHaveProperty('de')
  editor.undo()
  expect(editor.text).toBe(before)
})

it('removes a field with the texts that were written for it, and those of nothing else', () => {
  const editor = openEditor()
  const before = JSON.parse(editor.text) as object
  addField(editor, form, nationality, texts)
  removeField(editor, at(editor, 'nationality'))
  expect(own(editor)).toEqual(before)
  addField(editor, form, nationality, texts)
  addField(editor, '/forms/personal-data', nationality, {})
  removeField(editor, at(editor, 'nationality'))
  expect(own(editor)).toHaveProperty('texts')
})

it('restores a removed field where it was', () => {
  const editor = openEditor()
  const before = names(editor)
  removeField(editor, at(editor, 'password'))
  removeField(editor, at(editor, 'referralCode'))
  expect(own(editor).forms).toEqual({ 'registration-b': { fields: { remove: ['password', 'referralCode'] } } })
  expect(removedFields(editor, form).map(({ name }) => name)).toEqual(['password', 'referralCode'])
  restoreField(editor, form, 'referralCode')
  restoreField(editor, form, 'password')
  expect(names(editor)).toEqual(before)
  expect(removedFields(editor, form)).toEqual([])
})

it('changes one of several fields of a kind by its name, and removes another one', () => {
  const editor = openEditor()
  const pointer = at(editor, 'confirmPassword')
  editor.set(`${pointer}/required`, false, 'Change')
  removeField(editor, at(editor, 'password'))
  expect(own(editor).forms).toEqual({
    'registration-b': { fields: { remove: ['password'], change: { confirmPassword: { required: false } } } },
  })
})

it('renames a field also where other fields and steps name it', () => {
  const editor = openEditor()
  addStep(editor, form, [{ en: 'One' }, { en: 'Two' }])
  editor.set(`${at(editor, 'referralCode')}/visible`, [{ field: 'login', in: ['x'] }], 'Change')
  renameField(editor, at(editor, 'password'), 'secret')
  renameField(editor, at(editor, 'login'), 'nickname')
  expect(steps(editor)[0]).toEqual(['nickname', 'birthday', 'secret', 'confirmPassword'])
  expect(editor.valueAt(`${at(editor, 'confirmPassword')}/sameAs`)).toBe('secret')
  expect(editor.valueAt(`${at(editor, 'referralCode')}/visible`)).toEqual([{ field: 'nickname', in: ['x'] }])
})

it('keeps steps in step with the fields that are added, moved and removed', () => {
  const editor = openEditor()
  addStep(editor, form, [{ en: 'One' }, { en: 'Two' }])
  addField(editor, form, nationality, texts, at(editor, 'birthday'))
  expect(steps(editor)[0]).toEqual(['login', 'birthday', 'nationality', 'password', 'confirmPassword'])
  moveField(editor, at(editor, 'nationality'), 0)
  expect(steps(editor)[0]?.[0]).toBe('nationality')
  moveToStep(editor, form, 'nationality', 1)
  expect(steps(editor)[1]?.at(-1)).toBe('nationality')
  addStep(editor, form, [{ en: 'Three' }])
  expect(steps(editor)[2]).toEqual(['nationality'])
  removeField(editor, at(editor, 'nationality'))
  expect(steps(editor)).toHaveLength(2)
  removeStep(editor, `${form}/steps/0`)
  expect(editor.valueAt(`${form}/steps`)).toBeUndefined()
})

it('gives each step texts of its own, and removes them with the step', () => {
  const editor = openEditor()
  addStep(editor, form, [{ en: 'One' }, { en: 'Two' }])
  addStep(editor, form, [{ en: 'Three' }])
  expect(own(editor).texts).toEqual({
    en: {
      user: {
        'forms.registrationB.step1': 'One',
        'forms.registrationB.step2': 'Two',
        'forms.registrationB.step3': 'Three',
      },
    },
  })
  expect(removeStep(editor, `${form}/steps/1`)).toBe(`${form}/steps/0`)
  expect(own(editor).texts).not.toHaveProperty('en.user.forms.registrationB.step2')
  expect(steps(editor).flat().sort()).toEqual(names(editor).sort())
})

it('knows the page of each form, and for whom it is', () => {
  const { manifest } = openEditor()
  expect(pageOf(manifest, form)).toEqual({ path: '/register', isFor: 'visitors' })
  expect(pageOf(manifest, '/forms/registration-a')).toBeUndefined()
  expect(pageOf(manifest, '/forms/registration-telegram')).toBeUndefined()
  expect(pageOf(manifest, '/forms/personal-data')).toEqual({ path: '/personal-data', isFor: 'players' })
})
