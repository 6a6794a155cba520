import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';
import type { FileLinkDays } from '@anunturi/shared-domain/people/fileLinkTerms';
import { useState } from 'react';
import { failureMessage } from '#domain/failureMessage';

const links = () => import('../data/fileLinks');

/** Links of one kept file: those that stand, making one and ending one. `address` is that of the one just made. */
export function useFileLinks(entryId: string) {
  const standing = useLoad(`fileLinks:${entryId}`, async () => (await links()).readLinks(entryId));
  const [address, setAddress] = useState('');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);

  async function attempt(act: () => Promise<void>) {
    if (busy) return;
    setBusy(true);
    setProblem('');
    try {
      await act();
      standing.reload();
    } catch (error) {
      setProblem(failureMessage(error));
    } finally {
      setBusy(false);
    }
  }
  const make = (days: FileLinkDays) =>
    attempt(async () => {
      const path = await (await links()).shareFile(entryId, days);
      setAddress(new URL(path, window.location.origin).href);
    });
  const end = (linkId: string) =>
    attempt(async () => {
      await (await links()).endLink(linkId);
      setAddress('');
    });
  return { standing, address, problem, busy, make, end };
}
