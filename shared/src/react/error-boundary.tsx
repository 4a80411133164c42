import { Component, createContext, type ErrorInfo, type ReactNode } from 'react';

/** Which try of the boundary around this is, later ones higher; a lazy part that failed is asked for once per try. */
export const AttemptContext = createContext(0);

/**
 * The last try of any boundary on the page, so that one that comes anew does not take up what failed in the one before it.
 * A try counts once it is on the page: React may begin a drawing many times.
 */
let latest = 0;

type Props = {
  /** What stands in for the children; `retry` shows them again. */
  readonly fallback: (error: unknown, retry: () => void) => ReactNode;
  /** Another value is another page: what failed on the last one gets a new chance. */
  readonly resetKey?: string | undefined;
  readonly onError?: (error: unknown, info: ErrorInfo) => void;
  readonly children: ReactNode;
};

type State = { readonly failed: boolean; readonly error: unknown; readonly resetKey: string | undefined; readonly attempt: number };

/** Unexpected failures stop here. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, error: null, resetKey: this.props.resetKey, attempt: latest + 1 };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: true, error };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { failed: false, error: null, resetKey, attempt: latest + 1 };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    this.props.onError?.(error, info);
  }

  override componentDidMount(): void {
    latest = Math.max(latest, this.state.attempt);
  }

  override componentDidUpdate(): void {
    latest = Math.max(latest, this.state.attempt);
  }

  readonly retry = (): void => this.setState({ failed: false, error: null, attempt: latest + 1 });

  override render(): ReactNode {
    const { failed, error, attempt } = this.state;
    return failed ? this.props.fallback(error, this.retry) : <AttemptContext value={attempt}>{this.props.children}</AttemptContext>;
  }
}
