import { TOAST_EVENT, type Toast } from '@anunturi/shared-contract/page/toastEvent';

/** Says once, quietly, that something was done: `showToast('Anunțul a fost șters', { undo })`. For handlers, not for render. */
export function showToast(text: string, options: Omit<Toast, 'text'> = {}): void {
  window.dispatchEvent(new CustomEvent<Toast>(TOAST_EVENT, { detail: { text, ...options } }));
}

/** Calls `listener` with every toast of the page, for what renders them; returns how to stop. */
export function subscribeToToasts(listener: (toast: Toast) => void): () => void {
  const hear = (event: Event) => listener((event as CustomEvent<Toast>).detail);
  window.addEventListener(TOAST_EVENT, hear);
  return () => window.removeEventListener(TOAST_EVENT, hear);
}
