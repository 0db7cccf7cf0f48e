import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const records = readdirSync('docs/decisions').filter((file) => file !== 'README.md')
const read = (file: string) => readFileSync(`docs/decisions/${file}`, 'utf8')
const rows = read('README.md')
  .split('\n')
  .flatMap((line) => {
    const [, number, title, file, status] = /^\| (\d{3}) \| \[(.*)\]\((.*)\) \| (.*) \|$/.exec(line) ?? []
    return file === undefined ? [] : { number, title, file, status }
  })

describe('the decisions', () => {
  it('are all in the index, under their numbers and titles', () => {
    expect(rows.map(({ file }) => file)).toEqual(records)
    for (const [index, { number, title, file }] of rows.entries()) {
      // Branches that are written at the same time take different numbers, so there may be gaps.
      expect(Number(number)).toBeGreaterThan(Number(rows[index - 1]?.number ?? 0))
      expect(file).toMatch(new RegExp(`^${number}-[a-z0-9-]+\\.md$`))
      expect(read(file!)).toMatch(new RegExp(`^# ${number}\\. `))
      expect(read(file!).split('\n')[0]).toBe(`# ${number}. ${title}`)
    }
  })

  it.each(records)('%s has context, decision and consequence, in under 120 words', (file) => {
    const text = read(file)
    expect([...text.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading)).toEqual([
      'Context',
      'Decision',
      'Consequence',
    ])
    expect(text.split(/\s+/).filter(Boolean).length).toBeLessThan(120)
  })

  it('say in the record what the index says of their status, and link to a record', () => {
    for (const { file, status } of rows) {
      const [, told = 'accepted'] = /^Status: (.*)\.$/m.exec(read(file!)) ?? []
      expect(told, file).toBe(status)
      const [, successor] = /^superseded by \[\d{3}\]\((.*)\)$/.exec(status!) ?? []
      if (status !== 'accepted') expect(records, file).toContain(successor)
    }
  })
})
