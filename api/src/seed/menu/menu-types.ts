import type { Insertable } from 'kysely';
import type { Tables } from '../../db/tables.ts';

export type Row<Table extends keyof Tables> = Insertable<Tables[Table]>;

/** Quetzales as people write prices. */
export type Quetzales = number;

/** One price of a pizza; `price` is the base sold alone, or what the dough adds inside a combo. */
export type PriceLine = {
  readonly dough: number;
  readonly size: number;
  readonly price: Quetzales;
  readonly specialty: Quetzales;
  readonly ingredient: Quetzales;
  readonly halves: boolean;
};

export type ChoiceSeed = { readonly id: number; readonly name: string; readonly extra?: Quetzales };

export type GroupSeed = {
  readonly kind: 'product' | 'option' | 'pizza';
  readonly title: string;
  /** Not shown: the customer always gets the first choice. */
  readonly fixed?: true;
  readonly choices: readonly ChoiceSeed[];
  readonly prices?: readonly PriceLine[];
};

export type ProductSeed = {
  readonly id: number;
  readonly type: Row<'product'>['tip'];
  readonly category: number;
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  readonly price: Quetzales;
  readonly channel?: 'DOMI' | 'LLEV';
  readonly hidden?: true;
  /** Only these shops sell it. */
  readonly shops?: readonly number[];
  readonly isNew?: true;
  readonly ingredients?: readonly number[];
  readonly groups?: readonly GroupSeed[];
  readonly prices?: readonly PriceLine[];
  readonly schedule?: { readonly weekdays: readonly number[]; readonly from: string; readonly to: string };
};
