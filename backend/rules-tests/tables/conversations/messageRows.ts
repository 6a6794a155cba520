import { messageSchema } from '@anunturi/shared-domain/people/message';
import { invalidMessages } from '@anunturi/shared-domain/samples/messageSamples';
import { daysFrom } from '../../baseWorld';
import { extremes, faultsOf, refusals } from '../../matrix';
import { buyer, seller } from '../../people';
import { type Data, NOW, type RuleCase } from '../../RuleCase';
import { path, conversationSetup } from './conversationSetup';

/** The text of an answer. */
export function messageRows(now: Date): RuleCase[] {
  const { stored, answer, sendMessage } = conversationSetup(now);
  return [
    ...extremes(
      'a message',
      { as: seller, world: { [path]: stored } },
      messageSchema,
      { text: 'Da.', senderId: seller, sentAt: NOW },
      ['text'],
      sendMessage,
    ),
    answer('with a preview of one letter', true, seller, { lastText: 'x' }),
    answer('with the longest message', true, seller, {}, { message: { text: 'x'.repeat(2000) } }),
    ...(
      [
        { text: '' },
        { text: 'x'.repeat(2001) },
        { text: ['a', 'b'] },
        { senderId: buyer },
        { sentAt: daysFrom(now, -1) },
        { html: 'x' },
      ] as Data[]
    ).map((message) =>
      answer(
        `with the message ${JSON.stringify(message).slice(0, 40)}`,
        false,
        seller,
        {},
        { message },
      ),
    ),
    ...refusals(
      'a message',
      { as: seller, world: { [path]: stored } },
      [
        ...faultsOf(messageSchema, { text: 'Da.', senderId: seller, sentAt: NOW }),
        ...invalidMessages,
      ],
      sendMessage,
    ),
    answer('under an id that is none', false, seller, {}, { id: 'm 2' }),
  ];
}
