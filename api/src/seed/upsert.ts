import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { Trx } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';

type TableName = keyof Tables & string;
type Rows<Table extends TableName> = readonly Insertable<Tables[Table]>[];

const columnsOf = (rows: readonly object[]): string[] => [...new Set(rows.flatMap((row) => Object.keys(row)))];

/** A column a row leaves out takes its default. */
const valuesOf = (row: object, columns: readonly string[]): RawBuilder<unknown> => {
  const cells = row as Readonly<Record<string, unknown>>;
  return sql`(${sql.join(columns.map((column) => (cells[column] === undefined ? sql`default` : sql.val(cells[column]))))})`;
};

const insert = (table: string, rows: readonly object[], columns: readonly string[]): RawBuilder<unknown> =>
  sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))}) values ${sql.join(rows.map((row) => valuesOf(row, columns)))}`;

/** Inserts the rows and brings the ones that exist up to date. */
export async function upsert<Table extends TableName>(trx: Trx, table: Table, key: readonly (keyof Tables[Table] & string)[], rows: Rows<Table>): Promise<void> {
  if (rows.length === 0) return;
  const columns = columnsOf(rows);
  const changes = columns.filter((column) => !(key as readonly string[]).includes(column)).map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`);
  await sql`${insert(table, rows, columns)} on conflict (${sql.join(key.map((column) => sql.ref(column)))}) do update set ${sql.join(changes)}`.execute(trx);
}

/** Rows nothing points at are made anew. */
export async function replaceAll<Table extends TableName>(trx: Trx, table: Table, rows: Rows<Table>): Promise<void> {
  await sql`delete from ${sql.table(table)}`.execute(trx);
  if (rows.length > 0) await insert(table, rows, columnsOf(rows)).execute(trx);
}

/** Rows that belong to whoever runs the shop once they exist. */
export async function insertMissing<Table extends TableName>(trx: Trx, table: Table, rows: Rows<Table>): Promise<void> {
  if (rows.length > 0) await sql`${insert(table, rows, columnsOf(rows))} on conflict do nothing`.execute(trx);
}
