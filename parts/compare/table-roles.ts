/**
 * On phones rows are laid out as grids, and some browsers then drop their table roles: so the roles
 * are set explicitly.
 */
export const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader' },
  head: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
