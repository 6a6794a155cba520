import { useEffect, useEffectEvent, useState } from 'react';
import { showToast } from '@anunturi/shared-runtime/toasts/toast';
import type { Values } from '../domain/documentTypes';
import { readDeviceDraft, removeDeviceDraft, writeDeviceDraft } from '../domain/deviceDrafts';
import { texts } from '../texts';

type Options = {
  /** Name of the draft. */
  key: string;
  /** Whether a draft kept earlier is wanted: not when the answers come from a file. */
  resume: boolean;
  onFound(kept: Values): void;
};

/** A draft on this device, only while the visitor asks for it. */
export function useDeviceDraft(values: Values, { key, resume, onFound }: Options) {
  const [kept, setKept] = useState(false);
  const found = useEffectEvent(onFound);

  useEffect(() => {
    const earlier = resume ? readDeviceDraft(key) : null;
    if (!earlier) return;
    found(earlier);
    // oxlint-disable-next-line react/set-state-in-effect -- this device is asked once the page has hydrated
    setKept(true);
  }, [key, resume]);

  useEffect(() => {
    if (!kept || writeDeviceDraft(key, values)) return;
    // oxlint-disable-next-line react/set-state-in-effect -- what the device refused is not kept
    setKept(false);
    showToast(texts.draftNotKept, { tone: 'bad' });
  }, [kept, key, values]);

  return {
    kept,
    keep(wanted: boolean) {
      if (!wanted) removeDeviceDraft(key);
      setKept(wanted);
    },
  };
}
