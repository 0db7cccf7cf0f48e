import type { Manifest } from '#manifest'
import type { Integration } from './check.ts'
import { Failure } from './verdict.ts'
import { expectNoViolation } from './policy.ts'
import { readUntil } from './read-until.ts'

/** The receiver of error reports, where it is on another host. */
export function errorsIntegration({ services }: Manifest): Integration[] {
  const { errors } = services.production
  if (!errors?.address.startsWith('http')) return []
  const { address } = errors
  return [
    {
      id: 'errors',
      name: 'error reports',
      setting: '/services/production/errors',
      checks: [
        {
          id: 'report',
          title: 'an error of a page is sent, and accepted',
          async run(context) {
            const opened = await context.visit()
            const { page } = opened
            // A share of the visits reports: this one does.
            await page.addInitScript(() => void (Math.random = () => 0))
            let status: number | undefined
            page.on('response', (response) => {
              if (response.url().startsWith(address) && response.request().method() === 'POST')
                status = response.status()
            })
            await page.reload()
            await page.locator('main[data-state=ready]').waitFor()
            await page.evaluate(
              () =>
                void setTimeout(() => {
                  throw new Error('brand certify')
                }),
            )
            const seen = await readUntil(() => Promise.resolve(status), Boolean, context.timeoutMs)
            const findings = await expectNoViolation(context, [opened], 'errors')
            if (seen === undefined)
              throw new Failure(`a report to ${address}`, 'no request', 'services.production.errors', findings)
            if (seen >= 400)
              throw new Failure(
                `${address} to accept the report`,
                `status ${seen}`,
                'services.production.errors.address',
                findings,
              )
            return findings
          },
        },
      ],
    },
  ]
}
