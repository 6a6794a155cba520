import { userOf } from '../../baseWorld';
import { buyer, seller } from '../../people';
import type { Data, RuleCase } from '../../RuleCase';
import { path, conversationSetup } from './conversationSetup';

/** What a person who leaves takes along. */
export function leavingRows(now: Date): RuleCase[] {
  const { stored, leavingSeller, leavingBuyer } = conversationSetup(now);
  return [
    // -- leaving
    ...(
      [
        [
          'the own name and last words',
          true,
          seller,
          { sellerName: 'Cont șters', lastText: 'Mesaj șters' },
          seller,
        ],
        ['the own name', true, seller, { sellerName: 'Cont șters' }, seller],
        [
          "the other's words",
          false,
          seller,
          { sellerName: 'Cont șters', lastText: 'Mesaj șters' },
          buyer,
        ],
        [
          'words by other words',
          false,
          seller,
          { sellerName: 'Cont șters', lastText: 'Altceva' },
          seller,
        ],
        ['the name by another', false, seller, { sellerName: 'Altcineva' }, seller],
        [
          "the other's name",
          false,
          seller,
          { sellerName: 'Cont șters', buyerName: 'Cont șters' },
          seller,
        ],
        [
          'the own name as the buyer',
          true,
          buyer,
          { buyerName: 'Cont șters', lastText: 'Mesaj șters' },
          buyer,
        ],
        ['the name by another as the buyer', false, buyer, { buyerName: 'Altcineva' }, buyer],
        [
          "the other's name as the buyer",
          false,
          buyer,
          { buyerName: 'Cont șters', sellerName: 'Cont șters' },
          buyer,
        ],
      ] as [string, boolean, string, Data, string][]
    ).map(([what, may, uid, data, lastSenderId]): RuleCase => ({
      what: `while leaving, forget ${what}`,
      as: uid,
      may,
      act: { write: [{ update: path, data }] },
      world: { [path]: { ...stored, lastSenderId }, ...leavingSeller, ...leavingBuyer },
    })),
    {
      what: 'forget the own name and stay',
      as: seller,
      may: false,
      act: { write: [{ update: path, data: { sellerName: 'Cont șters' } }] },
    },
    {
      what: 'forget as a stranger',
      as: 'leavingGeo',
      may: false,
      act: { write: [{ update: path, data: { buyerName: 'Cont șters' } }] },
    },
    {
      what: 'forget when blocked',
      as: seller,
      may: false,
      act: { write: [{ update: path, data: { sellerName: 'Cont șters' } }] },
      world: { [`users/${seller}`]: userOf(seller, now, { closingAt: now, blocked: true }) },
    },
    {
      what: 'delete an own message while leaving',
      as: buyer,
      may: true,
      act: { write: [{ delete: `${path}/messages/message01` }] },
      world: leavingBuyer,
    },
    {
      what: "delete the other's message while leaving",
      as: seller,
      may: false,
      act: { write: [{ delete: `${path}/messages/message01` }] },
      world: leavingSeller,
    },
    {
      what: 'delete an own message and stay',
      as: buyer,
      may: false,
      act: { write: [{ delete: `${path}/messages/message01` }] },
    },
  ];
}
