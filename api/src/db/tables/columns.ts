import type { ColumnType, Generated } from 'kysely';

export type Instant = ColumnType<Date, Date | string, Date | string>;
/** Set by the database when left out. */
export type DefaultInstant = ColumnType<Date, Date | string | undefined, Date | string>;
/** Read as a value, written with `json(value)`: both engines take text. */
export type Json<T> = ColumnType<T, string, string>;
export type DefaultJson<T> = ColumnType<T, string | undefined, string>;
export type NullableJson<T> = ColumnType<T | null, string | null, string | null>;
/** `YYYY-MM-DD`. */
export type Day = ColumnType<string, string, string>;
export type { ColumnType, Generated };

export const json = (value: unknown): string => JSON.stringify(value);
