/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   the phone layout takes the table display away, and with it the table's meaning: roles are written out */
import type { ReactNode } from 'react';
import { joinClasses } from '../text/joinClasses';
import { VisuallyHidden } from '../display/VisuallyHidden';
import styles from './Table.module.css';

export type TableColumn<Row> = {
  key: string;
  header: string;
  cell(row: Row): ReactNode;
  align?: 'start' | 'end';
  /** Column of actions: its header is read out only. */
  headerHidden?: boolean;
};

export type TableProps<Row> = {
  /** What the table shows; read out, rendered with `captionShown`. */
  caption: string;
  captionShown?: boolean;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey(row: Row): string;
  dense?: boolean;
};

/** Rows and columns; on phones each row becomes a block with the headers beside the values. */
export function Table<Row>({
  caption,
  captionShown,
  columns,
  rows,
  rowKey,
  dense,
}: TableProps<Row>) {
  return (
    <div className={styles.frame}>
      <table role="table" className={styles.table} data-dense={dense || undefined}>
        <caption className={styles.caption} data-shown={captionShown || undefined}>
          {captionShown ? caption : <VisuallyHidden>{caption}</VisuallyHidden>}
        </caption>
        <thead role="rowgroup" className={styles.head}>
          <tr role="row">
            {columns.map(({ key, header, align, headerHidden }) => (
              <th
                key={key}
                role="columnheader"
                scope="col"
                data-align={align}
                className={styles.header}
              >
                {headerHidden ? <VisuallyHidden>{header}</VisuallyHidden> : header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={rowKey(row)} role="row" className={styles.row}>
              {columns.map(({ key, header, cell, align, headerHidden }) => (
                <td key={key} role="cell" data-align={align} className={styles.cell}>
                  {!headerHidden && (
                    <span aria-hidden="true" className={styles.label}>
                      {header}
                    </span>
                  )}
                  <div className={joinClasses(styles.value, headerHidden && styles.actions)}>
                    {cell(row)}
                  </div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Classes for a table that a screen builds itself (with a table library): on phones a block too, where cells hold label and value. */
export const tableClasses = {
  frame: styles.frame,
  table: styles.table,
  head: styles.head,
  header: styles.header,
  row: styles.row,
  cell: styles.cell,
  label: styles.label,
  value: styles.value,
};
