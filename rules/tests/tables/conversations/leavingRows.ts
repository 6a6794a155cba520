import { buyer, seller } from '../../people';
import type { RuleCase } from '../../RuleCase';
import { path, conversationSetup } from './conversationSetup';

/** Who leaves takes name and words along by trusted code alone (closeAccount). */
export function leavingRows(now: Date): RuleCase[] {
  const { stored, leavingSeller, leavingBuyer } = conversationSetup(now);
  return [
    {
      what: 'while leaving, forget the own name and last words',
      as: seller,
      may: false,
      act: {
        write: [{ update: path, data: { sellerName: 'Cont șters', lastText: 'Mesaj șters' } }],
      },
      world: { [path]: { ...stored, lastSenderId: seller }, ...leavingSeller },
    },
    {
      what: 'delete an own message while leaving',
      as: buyer,
      may: false,
      act: { write: [{ delete: `${path}/messages/message01` }] },
      world: leavingBuyer,
    },
  ];
}
