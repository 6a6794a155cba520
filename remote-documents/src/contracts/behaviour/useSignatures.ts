import { useMemo, useState } from 'react';
import type { Values } from '../domain/documentTypes';
import type { Signature, Signatures } from '../domain/signing/signature';

type Placed = Readonly<Record<string, { signature: Signature; signed: string }>>;

/** The same each time: with another the pages would be made anew at every key. */
const NONE: Signatures = {};

/**
 * The signatures of a document being made, by role; those that came with a file stand for its answers. They live in memory: nothing keeps or sends them but the PDF and, where each signs on a phone of their own, the file that goes between them. One
 * stands on the page only while the answers are those that were signed, or once its signer says that it holds.
 */
export function useSignatures(values: Values, brought: Signatures = NONE) {
  const [placed, setPlaced] = useState<Placed>(() => {
    const signed = JSON.stringify(values);
    return Object.fromEntries(
      Object.entries(brought).map(([role, signature]) => [role, { signature, signed }]),
    );
  });
  const answers = useMemo(() => JSON.stringify(values), [values]);
  const valid = useMemo(() => {
    const standing = Object.entries(placed).filter(([, { signed }]) => signed === answers);
    if (standing.length === 0) return NONE;
    return Object.fromEntries(standing.map(([role, { signature }]) => [role, signature]));
  }, [placed, answers]);
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
