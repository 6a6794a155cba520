import { createRepeatableCall } from '@anunturi/shared-auth/createRepeatableCall';
import type { ProveForm } from '@anunturi/shared-runtime/forms/useFormProof';

/** What a visitor writes to the operator. */
export type NewContactMessage = { name: string; email: string; subject: string; message: string };

const call = createRepeatableCall('sendContactMessage');

/** Keeps a message for the operator and answers its number; only administrators can read it back. @throws MarketError when it was not kept */
export async function sendContactMessage(
  message: NewContactMessage,
  prove: ProveForm,
): Promise<string | undefined> {
  return (await call(message, { proof: await prove() })).receipt;
}
