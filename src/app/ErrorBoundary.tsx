/** Replaces a screen that throws while rendering by the error screen with `unhandled_error`. */
import { Component } from 'react';
import type { ErrorInfo, ReactNode } from 'react';

export interface ErrorBoundaryProps {
  /** Another value is another route, at which rendering is tried again. */
  resetKey: string;
  /** Told once, with React's component stack. */
  onError: (error: unknown, componentStack: string | null) => void;
  /** `again` renders the screen once more; `tried` says how often it has. */
  fallback: (error: unknown, again: () => void, tried: number) => ReactNode;
  children: ReactNode;
}

interface State {
  failed: { readonly error: unknown } | null;
  /** `resetKey` at which rendering failed; null until it did. */
  failedAt: string | null;
  /** How often that route was rendered again. */
  tried: number;
}

const NO_ERROR: State = { failed: null, failedAt: null, tried: 0 };

export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state = NO_ERROR;

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: { error } };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: State): Partial<State> | null {
    if (state.failedAt !== null && state.failedAt !== resetKey) return NO_ERROR;
    return state.failed === null ? null : { failedAt: resetKey };
  }

  override componentDidCatch(error: unknown, { componentStack = null }: ErrorInfo): void {
    this.props.onError(error, componentStack);
  }

  readonly again = (): void => this.setState(({ tried }) => ({ failed: null, tried: tried + 1 }));

  override render(): ReactNode {
    const { failed, tried } = this.state;
    return failed === null ? this.props.children : this.props.fallback(failed.error, this.again, tried);
  }
}
