import { expect, test } from 'vitest'
import { readOutcome } from './reports.ts'

test('Vitest’s report: lists each failed test and each file that cannot be loaded', () => {
  const outcome = readOutcome({
    numPassedTests: 2,
    numFailedTests: 1,
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'adds', failureMessages: [] },
          { status: 'failed', fullName: 'subtracts', failureMessages: ['AssertionError: expected 1 to be 2'] },
        ],
      },
      { name: 'b.test.ts', status: 'failed', message: 'SyntaxError: Unexpected token', assertionResults: [] },
      {
        name: 'c.test.ts',
        status: 'passed',
        message: '',
        assertionResults: [{ status: 'passed', fullName: 'is', failureMessages: [] }],
      },
    ],
  })
  expect(outcome).toEqual({
    passed: 2,
    failed: 1,
    failures: ['a.test.ts › subtracts\nAssertionError: expected 1 to be 2', 'b.test.ts\nSyntaxError: Unexpected token'],
  })
})

test('Playwright’s report: lists failed tests, and flaky ones, which count as passed', () => {
  const spec = (title: string, status: string, message?: string) => ({
    file: 'a.spec.ts',
    line: 3,
    title,
    tests: [{ projectName: 'engine', status, results: [message ? { error: { message } } : {}] }],
  })
  const outcome = readOutcome({
    stats: { expected: 1, flaky: 1, unexpected: 1 },
    suites: [
      {
        title: 'a',
        specs: [spec('opens', 'expected')],
        suites: [{ title: 'b', specs: [spec('shuts', 'unexpected', 'no'), spec('waits', 'flaky', 'late')] }],
      },
    ],
    errors: [],
  })
  expect(outcome).toEqual({
    passed: 2,
    failed: 1,
    failures: ['[engine] a.spec.ts:3 › shuts\nno', 'flaky: [engine] a.spec.ts:3 › waits\nlate'],
  })
})
