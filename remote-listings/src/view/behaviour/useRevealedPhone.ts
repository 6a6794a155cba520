import { useState } from 'react';
import { romanianMessage } from './romanianMessage';

type AskedPhone =
  | { state: 'hidden'; error?: string }
  | { state: 'asking'; act: ContactAct }
  | { state: 'shown'; phone: string; act: ContactAct };
/** What the number is wanted for. */
type ContactAct = 'call' | 'whatsApp';

export type RevealedPhone = {
  asked: AskedPhone;
  /** Asks for the number; a device that is held in the hand then opens the address that it makes. */
  ask(act: ContactAct, toAddress: (phone: string) => string): Promise<void>;
};

/** The person who pressed the button that a link stands for now goes on from there, unless they went elsewhere meanwhile. */
export function takeFocus(link: HTMLElement | null): void {
  if (document.activeElement === document.body) link?.focus({ preventScroll: true });
}

const HELD_IN_HAND = '(pointer: coarse) and (width < 64rem)';

/** The phone of a listing, or of a firm: asked for when wanted, one at a time, once for all the buttons that need it. */
export function useRevealedPhone(of: { listingId: string } | { sellerId: string }): RevealedPhone {
  const [asked, setAsked] = useState<AskedPhone>({ state: 'hidden' });
  async function ask(act: ContactAct, toAddress: (phone: string) => string) {
    setAsked({ state: 'asking', act });
    try {
      const { readPhone, readSellerPhone } = await import(
        /* webpackChunkName: "find" */ '../data/readPhone'
      );
      const phone = await ('sellerId' in of
        ? readSellerPhone(of.sellerId)
        : readPhone(of.listingId));
      setAsked({ state: 'shown', phone, act });
      if (window.matchMedia?.(HELD_IN_HAND).matches) window.location.assign(toAddress(phone));
    } catch (error) {
      console.error('The phone number could not be read', error);
      setAsked({ state: 'hidden', error: await romanianMessage(error) });
    }
  }
  return { asked, ask };
}
