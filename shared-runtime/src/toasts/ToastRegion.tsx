import type { Toast } from '@anunturi/shared-contract/page/toastEvent';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { afterPaint } from '../loading/afterPaint';
import { subscribeToToasts } from './toast';
import type { ToastMessagesProps } from './ToastMessages';

/** Somebody acts, and what is done may be said soon. */
const SIGNS = ['pointerdown', 'keydown'];

let loaded: ComponentType<ToastMessagesProps> | undefined;

/** Downloads what shows toasts. */
export const loadToastMessages = async () =>
  (loaded = (await import(/* webpackChunkName: "toasts" */ './ToastMessages')).ToastMessages);

/**
 * Where the page's toasts are said, once per page, by its owner. A screen reader knows the place from the start; what shows
 * them is downloaded when somebody begins to act, or with the first.
 */
export function ToastRegion() {
  const region = useRef<HTMLElement>(null);
  const waiting = useRef<Toast[]>([]);
  const [Messages, setMessages] = useState(() => loaded);
  useEffect(() => {
    if (Messages) return undefined;
    const acted = new AbortController();
    // One that cannot be shown waits for the next.
    const load = () =>
      loadToastMessages().then((Loaded) => setMessages(() => Loaded), console.error);
    const soon = () => {
      acted.abort();
      void afterPaint().then(load);
    };
    const stop = subscribeToToasts((toast) => {
      waiting.current.push(toast);
      acted.abort();
      void load();
    });
    for (const sign of SIGNS)
      addEventListener(sign, soon, { capture: true, passive: true, signal: acted.signal });
    return () => {
      stop();
      acted.abort();
    };
  }, [Messages]);
  return (
    <section ref={region} aria-label="Mesaje" aria-live="polite">
      {Messages && <Messages region={region} waiting={waiting} />}
    </section>
  );
}
