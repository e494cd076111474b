/** A screen that throws while it renders becomes the error screen with `unhandled_error`; never a black picture. */
import { Component } from 'react';
import type { ReactNode } from 'react';

export interface ErrorBoundaryProps {
  /** Another value is another place: what failed is tried again there. */
  place: string;
  onError: (error: unknown) => void;
  fallback: ReactNode;
  children: ReactNode;
}

interface State {
  failed: boolean;
  /** Where it failed; null until it did. */
  failedAt: string | null;
}

const WHOLE: State = { failed: false, failedAt: null };

export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state = WHOLE;

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ place }: ErrorBoundaryProps, state: State): State | null {
    if (!state.failed) return null;
    if (state.failedAt === null) return { failed: true, failedAt: place };
    return state.failedAt === place ? null : WHOLE;
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
