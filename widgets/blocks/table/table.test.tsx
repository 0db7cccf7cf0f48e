// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { TableBlock } from '#manifest'
import { renderWidget } from '#testing/render.tsx'
import Table from './index.tsx'

const rows: TableBlock['rows'] = [{ cells: ['Bronze', '5 %'] }, { cells: ['Silver', '10 %'] }]

it('names its columns and rows, in a region that the keyboard reaches', () => {
  renderWidget(<Table use="table" title="Levels" header={['Level', 'Cashback']} rows={rows} />)
  const region = screen.getByRole('region', { name: 'Levels' })
  expect(region.tabIndex).toBe(0)
  const table = within(region)
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Level', 'Cashback'])
  expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Bronze', 'Silver'])
  expect(table.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['5 %', '10 %'])
})

it('has plain rows if their first cells are no headings', () => {
  renderWidget(<Table use="table" title="Levels" header={['Level', 'Cashback']} rows={rows} rowHeader={false} />)
  expect(screen.queryByRole('rowheader')).toBeNull()
  expect(screen.getAllByRole('cell')).toHaveLength(4)
})
