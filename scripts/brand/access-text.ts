import { roles, type AccessTable, type Role, type Row } from './access-table.ts'
import { columns } from './columns.ts'

/** The access table for a terminal. Roles that may do the same as an earlier one share its column. */
export function accessText(id: string, table: AccessTable): string {
  const rows = [...table.pages, ...table.overlays]
  const column = (role: Role) => rows.map((row) => cell(row, role)).join()
  const twins = roles.map((role) => [role, roles.find((other) => column(other) === column(role))!] as const)
  const shown = twins.flatMap(([role, twin]) => (role === twin ? [role] : []))
  const cells = (row: Row) => shown.map((role) => cell(row, role))
  const lines = [
    ['PAGE', 'PATH', ...shown.map(({ name }) => name)],
    ...table.pages.map((row) => [row.name, row.path, ...cells(row)]),
    ...(table.overlays.length > 0 ? [[], ['OVERLAY']] : []),
    ...table.overlays.map((row) => [
      row.name,
      row.notOn.length > 0 ? `not on ${row.notOn.join(', ')}` : '',
      ...cells(row),
    ]),
  ]
  return [
    `${id}: who may open what`,
    columns(lines),
    notes(
      table,
      rows,
      shown,
      twins.filter(([role, twin]) => role !== twin),
    ),
  ].join('\n\n')
}

const words = { open: 'open', 'sign-in': 'sign in', closed: 'closed' }

function cell({ access, withFlags }: Row, { id }: Role): string {
  const now = access[id]!
  const then = withFlags?.[id] ?? now
  if (now === then) return words[now]
  return now === 'closed'
    ? then === 'open'
      ? 'with flag'
      : `${words[then]}, flag`
    : `${words[now]}, with flag ${words[then]}`
}

function notes({ hidden }: AccessTable, rows: Row[], shown: Role[], twins: (readonly [Role, Role])[]): string {
  const flagged = rows.filter(({ flags }) => flags).map(({ name, flags }) => `${name} (${flags!.join(', ')})`)
  const explained = shown.filter(({ id }) => meanings[id]).map(({ id, name }) => [name, meanings[id]!])
  const closing = [
    ...explained,
    ...shown.flatMap((role) => folded(role, twins)),
    ...(rows.some((row) => Object.values({ ...row.access, ...row.withFlags }).includes('sign-in'))
      ? [['sign in', 'not found, with the offer to sign in and to come back']]
      : []),
    ...(flagged.length > 0 ? [['with flag', `while the browser holds the flag: ${flagged.join(', ')}`]] : []),
    ...(hidden.pages.length > 0 ? [['hidden', `to everyone, pages: ${hidden.pages.join(', ')}`]] : []),
    ...(hidden.overlays.length > 0 ? [['hidden', `to everyone, overlays: ${hidden.overlays.join(', ')}`]] : []),
  ]
  return columns(closing)
}

/** The roles whose columns are left out because they would say what this role’s says. */
function folded(role: Role, twins: (readonly [Role, Role])[]): string[][] {
  const same = twins.flatMap(([each, twin]) => (twin === role ? [each.name] : []))
  return same.length > 0 ? [[`as ${role.name}`, `here also: ${same.join(', ')}`]] : []
}

const meanings: Record<string, string> = {
  player: 'signed in, nothing more',
  'may-pay': 'a player who may deposit and withdraw',
  deposited: 'one who may pay and has made a first deposit',
  verified: 'a player whose documents are verified',
  wheel: 'a player in TND whose wheel of fortune is open',
}
