import { useMemo, useState } from 'react';
import type { Values } from '../domain/documentTypes';
import type { Signature, Signatures } from '../domain/signing/signature';

type Placed = Readonly<Record<string, { signature: Signature; signed: string }>>;

/**
 * The signatures of a document being made, by role. They live in memory: nothing keeps or sends them but the PDF. One
 * stands on the page only while the answers are those that were signed, or once its signer says that it holds.
 */
export function useSignatures(values: Values) {
  const [placed, setPlaced] = useState<Placed>({});
  const answers = useMemo(() => JSON.stringify(values), [values]);
  const valid: Signatures = useMemo(
    () =>
      Object.fromEntries(
        Object.entries(placed).flatMap(([role, { signature, signed }]) =>
          signed === answers ? [[role, signature]] : [],
        ),
      ),
    [placed, answers],
  );
  const put = (role: string, signature: Signature) =>
    setPlaced((now) => ({ ...now, [role]: { signature, signed: answers } }));
  return {
    /** Those on the page. */
    valid,
    stateOf: (role: string): 'none' | 'signed' | 'outdated' => {
      if (!placed[role]) return 'none';
      return valid[role] ? 'signed' : 'outdated';
    },
    put,
    /** What was changed since has been read: the signature stands. */
    confirm: (role: string) => placed[role] && put(role, placed[role].signature),
    remove: (role: string) =>
      setPlaced((now) => Object.fromEntries(Object.entries(now).filter(([each]) => each !== role))),
    clear: () => setPlaced({}),
  };
}

export type SigningState = ReturnType<typeof useSignatures>;
