/** A short message about what was done; `undo` offers to take it back while the message is in sight. */
export type Toast = { text: string; tone?: 'plain' | 'good' | 'bad'; undo?: () => void };

// Remotes and the page carry copies of this file, so a DOM event is what they have in common.
const TOAST_EVENT = 'ui:toast';

/** Says once, quietly, that something was done: `showToast('Anunțul a fost șters', { undo })`. For handlers, not for render. */
export function showToast(text: string, options: Omit<Toast, 'text'> = {}): void {
  window.dispatchEvent(new CustomEvent<Toast>(TOAST_EVENT, { detail: { text, ...options } }));
}

/** Hears every toast of the page; returns how to stop. For whoever draws them. */
export function subscribeToToasts(listener: (toast: Toast) => void): () => void {
  const hear = (event: Event) => listener((event as CustomEvent<Toast>).detail);
  window.addEventListener(TOAST_EVENT, hear);
  return () => window.removeEventListener(TOAST_EVENT, hear);
}

/** `showToast` for a component. */
export function useToast(): typeof showToast {
  return showToast;
}
