/** The result of a part: counts, and the reason of each failed test. */
export interface Outcome {
  passed: number
  failed: number
  failures: string[]
}

/** The fields of Vitest’s JSON report that are used. */
interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

interface PlaywrightSuite {
  title: string
  suites?: PlaywrightSuite[]
  specs: {
    file: string
    line: number
    title: string
    tests: { projectName: string; status: string; results: { error?: { message?: string } }[] }[]
  }[]
}

/** The fields of Playwright’s JSON report that are used. */
interface PlaywrightReport {
  stats: { expected: number; flaky: number; unexpected: number }
  suites: PlaywrightSuite[]
  errors: { message?: string }[]
}

const reason = (message = '') => message.split('\n').slice(0, 12).join('\n')

function vitestOutcome({ numPassedTests, numFailedTests, testResults }: VitestReport): Outcome {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed')
    // A file that cannot be loaded fails without failed tests.
    if (status === 'failed' && tests.length === 0) return [`${name}\n${reason(message)}`]
    return tests.map((test) => `${name} › ${test.fullName}\n${reason(test.failureMessages[0])}`)
  })
  return { passed: numPassedTests, failed: numFailedTests, failures }
}

function suiteFailures({ suites = [], specs }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(
        ({ projectName, status, results }) =>
          `${status === 'flaky' ? 'flaky: ' : ''}[${projectName}] ${file}:${line} › ${title}\n${reason(results[0]?.error?.message)}`,
      ),
  )
  return [...own, ...suites.flatMap(suiteFailures)]
}

function playwrightOutcome({ stats, suites, errors }: PlaywrightReport): Outcome {
  const failures = [...errors.map(({ message }) => reason(message)), ...suites.flatMap(suiteFailures)]
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, failures }
}

/** Parses a JSON report of Vitest or Playwright. */
export function readOutcome(report: VitestReport | PlaywrightReport): Outcome {
  return 'stats' in report ? playwrightOutcome(report) : vitestOutcome(report)
}
