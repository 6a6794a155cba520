/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   the phone layout takes the table display away, and with it the table's meaning: roles are written out */
import { type ReactNode, useMemo } from 'react';
import { rowSelectionFeature, tableFeatures, useTable } from '@tanstack/react-table';
import { ArrowDown } from '@anunturi/shared-ui/icons/ArrowDown';
import { ArrowUp } from '@anunturi/shared-ui/icons/ArrowUp';
import { tableClasses } from '@anunturi/shared-ui/layout/Table';
import { RowFocus } from '@anunturi/shared-ui/layout/RowFocus';
import { VisuallyHidden } from '@anunturi/shared-ui/display/VisuallyHidden';
import styles from './DataTable.module.css';

export type DataColumn<Row> = {
  key: string;
  header: string;
  cell(row: Row): ReactNode;
  align?: 'start' | 'end';
  headerHidden?: boolean;
  /** Left out on phones. */
  wideOnly?: boolean;
  /** What a row is called on a phone, where it is a block: the other values stand below it, in one line where there is room. */
  isTitle?: boolean;
  /** A value that says nothing without its header. */
  isLabelled?: boolean;
  /** The list is sorted by the database: what it is sorted by now, and what a click asks for. */
  sort?: { now: 'ascending' | 'descending' | 'none'; onSort(): void };
};
export type Selection = Record<string, true>;

export type DataTableProps<Row> = {
  /** What the table lists, read out. */
  caption: string;
  columns: readonly DataColumn<Row>[];
  rows: Row[];
  rowName(row: Row): string;
  selection?: { value: Selection; onChange(next: Selection): void };
  /** The row whose details are open. */
  openId?: string;
};

const features = tableFeatures({ rowSelectionFeature });

/** A dense table with rows that can be ticked; on phones each row is a block with its headers. */
export function DataTable<Row extends { id: string }>({
  caption,
  columns,
  rows,
  rowName,
  selection,
  openId,
}: DataTableProps<Row>) {
  const definitions = useMemo(
    () => columns.map(({ key, header }) => ({ id: key, header })),
    [columns],
  );
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: (row: Row) => row.id,
    state: { rowSelection: selection?.value ?? {} },
    onRowSelectionChange: (update) =>
      selection?.onChange(typeof update === 'function' ? update(selection.value) : update),
  });
  const columnOf = (id: string) => columns.find((column) => column.key === id)!;
  return (
    <RowFocus>
      <div className={tableClasses.frame}>
        <table role="table" className={`${tableClasses.table} ${styles.table}`}>
          <caption>
            <VisuallyHidden>{caption}</VisuallyHidden>
          </caption>
          <thead role="rowgroup" className={tableClasses.head}>
            <tr role="row">
              {selection && (
                <th
                  role="columnheader"
                  scope="col"
                  className={`${tableClasses.header} ${styles.tick}`}
                >
                  <input
                    type="checkbox"
                    aria-label="Alegeți tot ce se vede"
                    checked={table.getIsAllRowsSelected()}
                    onChange={table.getToggleAllRowsSelectedHandler()}
                  />
                </th>
              )}
              {table.getHeaderGroups()[0]?.headers.map(({ id }) => {
                const { header, align, headerHidden, sort } = columnOf(id);
                return (
                  <th
                    key={id}
                    role="columnheader"
                    scope="col"
                    data-align={align}
                    aria-sort={sort?.now}
                    className={tableClasses.header}
                  >
                    {headerHidden && <VisuallyHidden>{header}</VisuallyHidden>}
                    {!headerHidden && sort && <SortButton header={header} sort={sort} />}
                    {!headerHidden && !sort && header}
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {table.getRowModel().rows.map((row) => (
              <tr
                key={row.id}
                data-row={row.id}
                role="row"
                className={`${tableClasses.row} ${styles.row}`}
                data-open={row.id === openId || undefined}
              >
                {selection && (
                  <td role="cell" className={`${tableClasses.cell} ${styles.tick}`}>
                    <input
                      type="checkbox"
                      aria-label={`Alegeți ${rowName(row.original)}`}
                      checked={row.getIsSelected()}
                      onChange={row.getToggleSelectedHandler()}
                    />
                  </td>
                )}
                {columns.map(({ key, header, cell, align, ...phone }) => (
                  <td
                    key={key}
                    role="cell"
                    data-align={align}
                    className={`${tableClasses.cell} ${styles.cell}`}
                    data-wide={phone.wideOnly || undefined}
                    data-title={phone.isTitle || undefined}
                    data-acts={phone.headerHidden || undefined}
                  >
                    {phone.isLabelled && (
                      <span aria-hidden="true" className={tableClasses.label}>
                        {header}
                      </span>
                    )}
                    <div className={`${tableClasses.value} ${styles.value}`}>
                      {cell(row.original)}
                    </div>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </RowFocus>
  );
}

function SortButton({
  header,
  sort,
}: {
  header: string;
  sort: NonNullable<DataColumn<never>['sort']>;
}) {
  return (
    <button type="button" className={styles.sort} onClick={sort.onSort}>
      {header}
      {sort.now === 'ascending' && <ArrowUp aria-hidden="true" />}
      {sort.now === 'descending' && <ArrowDown aria-hidden="true" />}
    </button>
  );
}
