import { useEffect, useRef } from 'react';
import { areQueueKeysOn } from '@anunturi/shared-runtime/storage/queueKeysSwitch';
import type { QueueKey } from '../domain/queue/queueKeys';

/**
 * What hears single keys while the focus is in it (`within`), or on it and not on something in it (`itself`): the list, and
 * what has the focus in its place where the list is hidden or empty. Elsewhere on the page a letter means nothing (WCAG 2.1.4).
 */
export const hearsKeys = (where: 'within' | 'itself') => ({ 'data-queue-keys': where });

/** Listens to single keys; silent while the focus is elsewhere, somebody types, a dialog is open, or they are switched off. */
export function useQueueKeys(keys: Partial<Record<QueueKey, () => void>>): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (
        !areQueueKeysOn() ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        !isHeard(event.target) ||
        document.querySelector('dialog[open]')
      )
        return;
      const act = latest.current[event.key.toLowerCase() as QueueKey];
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, []);
}

const isHeard = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('[data-queue-keys=within], [data-queue-keys=itself]:focus') !== null &&
  !isTyping(target);

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      /^(TEXTAREA|SELECT)$/.test(target.tagName) ||
      (target instanceof HTMLInputElement && target.type !== 'checkbox'))
  );
}
