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
  failedAt: string | null;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failedAt: null };

  static getDerivedStateFromError(): Partial<State> {
    return { failedAt: '' };
  }

  override componentDidCatch(error: unknown): void {
    this.setState({ failedAt: this.props.place });
    this.props.onError(error);
  }

  override componentDidUpdate(previous: ErrorBoundaryProps): void {
    if (this.state.failedAt !== null && previous.place !== this.props.place)
      this.setState({ failedAt: null });
  }

  override render(): ReactNode {
    return this.state.failedAt === null ? this.props.children : this.props.fallback;
  }
}
