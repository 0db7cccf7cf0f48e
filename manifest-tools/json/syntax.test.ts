import { describe, expect, it } from 'vitest'
import { syntaxError } from './syntax.ts'

describe('syntaxError', () => {
  it.each([
    ['{\n  "a": 1,\n}', 3, 1, 'a comma before "}"'],
    ['{\n  "a": [1,\r\n2,]\n}', 3, 3, 'a comma before "]"'],
    ['{\n  "a": 1\n  "b": 2\n}', 3, 3, 'comma or a colon is missing'],
    ['{ "a" "b" }', 1, 7, 'comma or a colon is missing'],
    ['{ a: 1 }', 1, 3, 'Keys need double quotes.'],
    ["{ 'a': 1 }", 1, 3, 'not single quotes'],
    ['{ "a": 1', 1, 9, 'ends too early'],
    ['{ "a": "b', 1, 10, 'ends too early'],
    ['', 1, 1, 'ends too early'],
    ['{ "a": "b,\n  "c": 1 }', 1, 11, 'A string must end on the line'],
    ['{\n  // a\n}', 2, 3, 'does not allow comments'],
    ['{ "a": 1; "b": 2 }', 1, 9, 'separated by commas'],
    ['{ "a" = 1 }', 1, 7, 'separated by a colon'],
    ['{ "a": yes }', 1, 8, 'Text needs double quotes'],
    ['{ "a": 01 }', 1, 9, 'cannot start with 0'],
    ['{ "a": "b\\c" }', 1, 11, 'written twice'],
    ['{ "a": [1} }', 1, 10, '} does not match an open bracket'],
    ['{\n<<<<<<< HEAD\n  "a": 1\n}', 2, 1, 'are not merged'],
    ['{ "a": ? }', 1, 8, '? is not expected here.'],
  ])('%j fails at %i:%i', (text, line, column, message) => {
    const found = syntaxError(text)
    expect(found.span).toEqual({ line, column, length: 1 })
    expect(found.message).toContain(message)
  })
})
