import { useEffect, useEffectEvent, useState } from 'react';
import { getSession, useSession } from '@anunturi/shared-auth/session';
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

/** Whose draft it is decides: nothing is read, written or removed before that is known. */
const isKnown = () => getSession().state !== 'loading';

/** A draft on this device, only while the visitor asks for it. */
export function useDeviceDraft(values: Values, { key, resume, onFound }: Options) {
  const [kept, setKept] = useState(false);
  const found = useEffectEvent(onFound);
  const known = useSession().state !== 'loading';

  useEffect(() => {
    const earlier = resume && isKnown() ? readDeviceDraft(key) : null;
    if (!earlier) return;
    found(earlier);
    // oxlint-disable-next-line react/set-state-in-effect -- this device is asked once the page has hydrated
    setKept(true);
  }, [key, resume, known]);

  useEffect(() => {
    if (!kept || !isKnown() || writeDeviceDraft(key, values)) return;
    // oxlint-disable-next-line react/set-state-in-effect -- what the device refused is not kept
    setKept(false);
    showToast(texts.draftNotKept, { tone: 'bad' });
  }, [kept, key, values, known]);

  return {
    kept,
    keep(wanted: boolean) {
      if (!wanted && isKnown()) removeDeviceDraft(key);
      setKept(wanted);
    },
  };
}
