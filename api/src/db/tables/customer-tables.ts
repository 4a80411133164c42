import type { DefaultInstant, Day, Generated, Instant, Json } from './columns.ts';

/** What somebody typed when signing up, but for the password. */
export type SignUpDetails = {
  readonly nombres: string;
  readonly apellidos: string;
  readonly nickname: string;
  readonly telefono: string;
  /** YYYY-MM-DD */
  readonly birthday: string;
  readonly genero: 'MA' | 'FE' | 'NA';
  readonly publicidad: boolean;
};

export type CustomerTables = {
  customer: {
    id: Generated<number>;
    public_id: Generated<string>;
    email: string;
    password_hash: string | null;
    status: Generated<'PEN' | 'ACT' | 'INA' | 'DEL'>;
    nombres: Generated<string>;
    apellidos: Generated<string>;
    nickname: Generated<string>;
    telefono: Generated<string>;
    birthday: Day | null;
    genero: Generated<'MA' | 'FE' | 'NA'>;
    publicidad: Generated<boolean>;
    created_at: DefaultInstant;
    updated_at: DefaultInstant;
    deleted_at: Instant | null;
  };
  session: {
    id: string;
    customer_id: number;
    gen: Generated<number>;
    created_at: DefaultInstant;
    rotated_at: DefaultInstant;
    /** Written down every five minutes at most. */
    used_at: DefaultInstant;
    expires_at: Instant;
    revoked_at: Instant | null;
    revoke_reason: string | null;
    user_agent: string | null;
    ip: string | null;
    guest_id: string | null;
  };
  one_time_token: { token_hash: Uint8Array; kind: 'ACTIVATE' | 'PASSWORD' | 'UNDELETE'; customer_id: number; expires_at: Instant; used_at: Instant | null; sign_up_id: number | null };
  /** Waits for the link of its own mail. */
  sign_up: { id: Generated<number>; customer_id: number; password_hash: string; details: Json<SignUpDetails>; created_at: DefaultInstant };
  /** Erased rows that may still be in the files of the embedded database, of which tables; null: of all (`deleted-rows.ts`). */
  erasure: { id: Generated<number>; tables: string[] | null; at: DefaultInstant; urgent: Generated<boolean> };
  passkey: {
    id: Generated<number>;
    customer_id: number;
    /** base64url */
    credential_id: string;
    public_key: Uint8Array;
    counter: Generated<number>;
    transports: Generated<string[]>;
    name: string;
    created_at: DefaultInstant;
    used_at: Instant | null;
  };
  passkey_challenge: { challenge_hash: Uint8Array; purpose: 'LOGIN' | 'CONFIRM' | 'REGISTER'; session_id: string | null; expires_at: Instant };
  throttle: { bucket: string; hits: Generated<number>; window_start: DefaultInstant; locked_until: Instant | null };
  address: {
    id: Generated<number>;
    customer_id: number;
    tag: string;
    direccion: string;
    indicaciones: Generated<string>;
    latitude: number;
    longitude: number;
    col: string | null;
    codzon: number | null;
    colonia_cliente: Generated<string>;
    zona_cliente: Generated<string>;
    dep: string | null;
    ciu: string | null;
    principal: Generated<boolean>;
    sort: Generated<number>;
    created_at: DefaultInstant;
  };
};
