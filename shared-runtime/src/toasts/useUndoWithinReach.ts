import { focusOn, focusOnHeading } from '@anunturi/shared-ui/keyboard/focusOn';
import { type RefObject, useCallback, useEffect, useRef } from 'react';

/**
 * Who works by keyboard reaches the undo with the next Tab after the act, wherever its message stands in the page, and
 * comes back from both ends of the message, by Escape, and by what its buttons call first: `giveFocusBack`.
 */
export function useUndoWithinReach(
  region: RefObject<HTMLElement | null>,
  newestUndo: number | undefined,
): { giveFocusBack(): void } {
  const from = useRef<EventTarget | null>(null);
  const isNew = useRef(false);
  const isDetour = useRef(false);
  const goBack = useCallback(() => {
    const before = from.current;
    if (before instanceof HTMLElement && before.isConnected) focusOn(before);
    else focusOnHeading();
  }, []);
  const newestSeen = useRef(0);
  useEffect(() => {
    isNew.current = (newestUndo ?? 0) > newestSeen.current;
    newestSeen.current = Math.max(newestUndo ?? 0, newestSeen.current);
  }, [newestUndo]);
  useEffect(() => {
    const messages = region.current!;
    const arrive = ({ relatedTarget }: FocusEvent) => {
      if (!messages.contains(relatedTarget as Node | null)) from.current = relatedTarget;
    };
    const leave = (event: KeyboardEvent) => {
      const buttons = [...messages.querySelectorAll('button')];
      const end = event.shiftKey ? buttons[0] : buttons.at(-1);
      const isOut = event.key === 'Tab' && isDetour.current && document.activeElement === end;
      if (!isOut && event.key !== 'Escape') return;
      event.preventDefault();
      goBack();
    };
    const enter = (event: KeyboardEvent) => {
      if (['Shift', 'Control', 'Alt', 'Meta'].includes(event.key)) return;
      const undo = [...messages.querySelectorAll<HTMLElement>('[data-undo]')].at(-1);
      const isMeant = isNew.current && event.key === 'Tab' && !event.shiftKey;
      isNew.current = isDetour.current = false;
      const inDialog = document.activeElement?.closest('dialog');
      if (!isMeant || !undo || event.defaultPrevented || inDialog) return;
      event.preventDefault();
      isDetour.current = true;
      undo.focus();
    };
    const step = (event: KeyboardEvent) =>
      (messages.contains(document.activeElement) ? leave : enter)(event);
    const forget = () => {
      isNew.current = false;
    };
    messages.addEventListener('focusin', arrive);
    document.addEventListener('keydown', step);
    document.addEventListener('pointerdown', forget);
    return () => {
      messages.removeEventListener('focusin', arrive);
      document.removeEventListener('keydown', step);
      document.removeEventListener('pointerdown', forget);
    };
  }, [region, goBack]);
  // Who pressed a button with a pointer is where the pointer is.
  const giveFocusBack = useCallback(() => {
    if (region.current?.querySelector(':focus-visible')) goBack();
  }, [region, goBack]);
  return { giveFocusBack };
}
