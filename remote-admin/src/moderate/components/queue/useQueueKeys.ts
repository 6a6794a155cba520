import { useEffect, useRef } from 'react';
import { areQueueKeysOn } from '../../data/queueKeysSwitch';
import type { QueueKey } from '../../domain/queue/queueKeys';

/** Listens to single keys; silent while somebody types, a dialog is open, or they are switched off. */
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
        isTyping(event.target) ||
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

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      /^(TEXTAREA|SELECT)$/.test(target.tagName) ||
      (target instanceof HTMLInputElement && target.type !== 'checkbox'))
  );
}
