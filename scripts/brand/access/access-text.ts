import { roles, type AccessTable, type Role, type Row } from './access-table.ts'
import { columns } from '../columns.ts'

/** Formats the access table for a terminal. Roles with the same access share a column. */
export function accessText(id: string, table: AccessTable): string {
  const rows = [...table.pages, ...table.overlays]
  const column = (role: Role) => rows.map((row) => cell(row, role)).join()
  const owners = roles.map((role) => [role, roles.find((other) => column(other) === column(role))!] as const)
  const shown = owners.flatMap(([role, owner]) => (role === owner ? [role] : []))
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
    `${id}: who can open what`,
    columns(lines),
    notes(
      table,
      rows,
      shown,
      owners.filter(([role, owner]) => role !== owner),
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

function notes({ hidden }: AccessTable, rows: Row[], shown: Role[], owners: (readonly [Role, Role])[]): string {
  const flagged = rows.filter(({ flags }) => flags).map(({ name, flags }) => `${name} (${flags!.join(', ')})`)
  const explained = shown.filter(({ id }) => meanings[id]).map(({ id, name }) => [name, meanings[id]!])
  const closing = [
    ...explained,
    ...shown.flatMap((role) => folded(role, owners)),
    ...(rows.some((row) => Object.values({ ...row.access, ...row.withFlags }).includes('sign-in'))
      ? [['sign in', 'shows “not found” with an offer to sign in and return']]
      : []),
    ...(flagged.length > 0 ? [['with flag', `with the flag in browser storage: ${flagged.join(', ')}`]] : []),
    ...(hidden.pages.length > 0 ? [['hidden', `for everyone, pages: ${hidden.pages.join(', ')}`]] : []),
    ...(hidden.overlays.length > 0 ? [['hidden', `for everyone, overlays: ${hidden.overlays.join(', ')}`]] : []),
  ]
  return columns(closing)
}

/** Lists the roles that share the column of this role. */
function folded(role: Role, owners: (readonly [Role, Role])[]): string[][] {
  const same = owners.flatMap(([each, owner]) => (owner === role ? [each.name] : []))
  return same.length > 0 ? [[`as ${role.name}`, `same access: ${same.join(', ')}`]] : []
}

const meanings: Record<string, string> = {
  player: 'signed in, with the brand’s currency, without further permissions',
  'may-pay': 'a player who can deposit and withdraw',
  deposited: 'a player who can pay and has made a first deposit',
  verified: 'a player whose documents are verified',
  wheel: 'a player with currency TND and an available wheel of fortune',
}
