import { conversationId } from '../../baseWorld';
import { buyer } from '../../people';
import type { RuleCase } from '../../RuleCase';
import { fileMatrix, fileSetup } from './fileSetup';

/** Photos in messages: the two people of the conversation read them, and nobody else. */
export function messageFileRows(now: Date): RuleCase[] {
  const { put } = fileSetup(now);
  const photo = `conversations/${conversationId}/${buyer}/photo000.webp`;
  return [
    ...fileMatrix('a photo in a message', photo, 'image/webp', { get: ['owner', 'blocked'] }),
    put('nothing: read a photo in an own message', true, photo, { verb: 'get', as: buyer }),
    put('a photo in an own message', false, photo, { as: buyer }),
    put('nothing: read a photo of a conversation that is gone', false, photo, {
      verb: 'get',
      world: { [`conversations/${conversationId}`]: null },
    }),
  ];
}
