import { Component } from 'react';
import type { ErrorInfo, ReactNode } from 'react';
import { ErrorState } from './ErrorState';

export type ErrorBoundaryProps = {
  children: ReactNode;
  /** A new value clears a shown error (the address of the page, for example). */
  resetKey?: string;
  /** Runs once per caught error, after the notice is on the screen. */
  onCatch?: (error: unknown) => void;
  /**
   * Asked before the children are rendered anew; who answers true replaces them altogether. `isWanted` turns false when what
   * failed is no longer shown.
   */
  onRetry?: ((isWanted: () => boolean) => Promise<boolean>) | undefined;
  /** Replaces the notice. */
  notice?: (error: unknown, retry: () => void) => ReactNode;
};

type State = { failed: boolean; error: unknown; busy: boolean; resetKey?: string };

const WHOLE = { failed: false, busy: false };

/** Catches what breaks below it; shows a notice whose "Reîncercați" renders the children anew. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { ...WHOLE, error: null, resetKey: this.props.resetKey };
  private asked: object | undefined;

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: true, error };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: State,
  ): Partial<State> | null {
    return resetKey === state.resetKey ? null : { ...WHOLE, resetKey };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error('A part of the page could not be shown', error, info.componentStack);
    this.props.onCatch?.(error);
  }

  retry = () => {
    const { onRetry } = this.props;
    if (!onRetry) return this.setState(WHOLE);
    if (this.state.busy) return;
    this.setState({ busy: true });
    const asked = (this.asked = {});
    const isWanted = () => this.asked === asked && this.state.busy;
    const end = (isReplaced = false) => {
      if (isWanted()) this.setState({ failed: isReplaced, busy: false });
    };
    void onRetry(isWanted).then(end, () => end());
  };

  override componentWillUnmount() {
    this.asked = undefined;
  }

  override render() {
    const { failed, error, busy } = this.state;
    if (!failed) return this.props.children;
    if (this.props.notice) return this.props.notice(error, this.retry);
    return (
      <ErrorState
        title={
          isChunkError(error)
            ? 'Pagina nu s-a putut încărca'
            : 'Această parte a paginii nu poate fi afișată'
        }
        busy={busy}
        onRetry={this.retry}
      >
        {isChunkError(error)
          ? 'Verificați conexiunea la internet și încercați din nou.'
          : 'A apărut o eroare neașteptată. Încercați din nou; dacă se repetă, reîncărcați pagina.'}
      </ErrorState>
    );
  }
}

/** Whether a piece of the program could not be downloaded. */
function isChunkError(error: unknown): boolean {
  return (
    error instanceof Error &&
    (error.name === 'ChunkLoadError' || /Loading (CSS )?chunk .+ failed/.test(error.message))
  );
}
