import {
  TOAST_EVENT,
  TOAST_RETIRED_EVENT,
  type Toast,
} from '@anunturi/shared-contract/page/toastEvent';

/** Says once, quietly, that something was done: `showToast('Anunțul a fost șters', { undo })`. For handlers, not for render. */
export function showToast(text: string, options: Omit<Toast, 'text'> = {}): void {
  window.dispatchEvent(new CustomEvent<Toast>(TOAST_EVENT, { detail: { text, ...options } }));
}

/** Takes away what was said about a thing: a new act on it begins, and the undo of the earlier one no longer holds. */
export function retireToasts(about: string): void {
  window.dispatchEvent(new CustomEvent<string>(TOAST_RETIRED_EVENT, { detail: about }));
}

/** Calls `listener` with what a message that is to go is about; returns how to stop. */
export function subscribeToRetiredToasts(listener: (about: string) => void): () => void {
  const hear = (event: Event) => listener((event as CustomEvent<string>).detail);
  window.addEventListener(TOAST_RETIRED_EVENT, hear);
  return () => window.removeEventListener(TOAST_RETIRED_EVENT, hear);
}

/** Calls `listener` with every toast of the page, for what renders them; returns how to stop. */
export function subscribeToToasts(listener: (toast: Toast) => void): () => void {
  const hear = (event: Event) => listener((event as CustomEvent<Toast>).detail);
  window.addEventListener(TOAST_EVENT, hear);
  return () => window.removeEventListener(TOAST_EVENT, hear);
}
