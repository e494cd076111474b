/** Replaces a screen that throws while rendering by the error screen with `unhandled_error`. */
import { Component } from 'react';
import type { ErrorInfo, ReactNode } from 'react';

export interface ErrorBoundaryProps {
  /** Another value is another route, at which rendering is tried again. */
  resetKey: string;
  /** Told once, with React's component stack. */
  onError: (error: unknown, componentStack: string | null) => void;
  fallback: ReactNode;
  children: ReactNode;
}

interface State {
  failed: boolean;
  /** `resetKey` at which rendering failed; null until it did. */
  failedAt: string | null;
}

const NO_ERROR: State = { failed: false, failedAt: null };

export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state = NO_ERROR;

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: State): State | null {
    if (!state.failed) return null;
    if (state.failedAt === null) return { failed: true, failedAt: resetKey };
    return state.failedAt === resetKey ? null : NO_ERROR;
  }

  override componentDidCatch(error: unknown, { componentStack = null }: ErrorInfo): void {
    this.props.onError(error, componentStack);
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
