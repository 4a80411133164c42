export type CallOptions = {
  /** Sends the customer's tokens. */
  readonly secure?: boolean;
  /** Sends the guest's token, obtained when there is none; a customer who is logged in is recognised by the own tokens. */
  readonly guest?: boolean;
  /** Sends the guest's token if there is one already. */
  readonly knownGuest?: boolean;
  /** No loading indicator. */
  readonly background?: boolean;
  /** Form-encoded. */
  readonly multipart?: boolean;
  /** No body at all. */
  readonly empty?: boolean;
  /** Payload in the envelope of the deployment's key. */
  readonly encrypt?: boolean;
  /** Id of an encrypted write: the same id is done once, however often it arrives. Made anew when none is given. */
  readonly writeId?: string;
  /** None by default. */
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal;
};

export type Payload = Readonly<Record<string, unknown>>;
