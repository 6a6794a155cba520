import { useState } from 'react';
import { romanianMessage } from './romanianMessage';

type Asked = { isAsking: boolean; contacts?: readonly string[]; error?: string };

/** The contacts that a description hides: asked for when wanted, all at once. */
export function useHiddenContacts(listingId: string): Asked & { ask(): void } {
  const [asked, setAsked] = useState<Asked>({ isAsking: false });
  async function ask() {
    setAsked({ isAsking: true });
    try {
      const { readContacts } = await import(/* webpackChunkName: "find" */ '../data/readPhone');
      setAsked({ isAsking: false, contacts: await readContacts(listingId) });
    } catch (error) {
      console.error('The contacts could not be read', error);
      setAsked({ isAsking: false, error: await romanianMessage(error) });
    }
  }
  return { ...asked, ask: () => void ask() };
}
