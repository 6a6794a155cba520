import { useEffect, useRef } from 'react';
import { undoLast } from '../../data/listings/decisionQueue';

type Keys = Partial<Record<'j' | 'k' | 'a' | 'r' | 'e' | 'x', () => void>>;

/** Single keys of the desk; silent while somebody types or a dialog is open. `u` takes the last decision back. */
export function useDeskKeys(keys: Keys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || document.querySelector('dialog[open]')) return;
      const act = event.key === 'u' ? undoLast : latest.current[event.key as keyof Keys];
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(TEXTAREA|SELECT)$/.test(target.tagName) || (target instanceof HTMLInputElement && target.type !== 'checkbox'));
}
