import { matrix } from '../../matrix';
import { buyer, company, listingId, other, seller } from '../../people';
import type { RuleCase } from '../../RuleCase';
import { path, conversationSetup } from './conversationSetup';

/** Who reads and finds conversations. */
export function conversationAccessRows(now: Date): RuleCase[] {
  const { stored } = conversationSetup(now);
  return [
    ...matrix({
      name: 'a conversation',
      path,
      document: stored,
      owner: seller,
      query: { where: [['participantIds', 'array-contains', seller]] },
      acts: {
        get: { may: ['owner', 'blocked'] },
        list: { may: ['owner', 'blocked'] },
        update: { may: ['owner'], act: { write: [{ update: path, data: { unreadBySeller: 0 } }] } },
      },
    }),
    ...matrix({
      name: 'a conversation of the buyer',
      path,
      document: stored,
      owner: buyer,
      query: { where: [['participantIds', 'array-contains', buyer]] },
      acts: {
        get: { may: ['owner', 'blocked'] },
        list: { may: ['owner', 'blocked'] },
        update: { may: ['owner'], act: { write: [{ update: path, data: { unreadByBuyer: 0 } }] } },
      },
    }),
    {
      what: 'list all conversations',
      as: seller,
      may: false,
      act: { list: 'conversations', limit: 10 },
    },
    {
      what: 'look for an own conversation that is not there',
      as: other,
      may: true,
      act: { get: `conversations/${listingId}_${other}` },
    },
    {
      what: "look for another's conversation that is not there",
      as: other,
      may: false,
      act: { get: `conversations/${listingId}_${company}` },
    },
  ];
}
