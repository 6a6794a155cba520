import type { KeyboardEvent } from 'react';

const ARROW_STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** In a toolbar: the arrows lead from button to button, from the last one to the first. */
export function moveFocusByArrows(event: KeyboardEvent<HTMLDivElement>) {
  const step = ARROW_STEPS[event.key];
  if (!step) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled)')];
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  buttons[(at + step + buttons.length) % buttons.length]?.focus();
  event.preventDefault();
}
