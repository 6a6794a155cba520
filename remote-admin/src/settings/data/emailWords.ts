import { callCommand } from '@anunturi/shared-auth/callCommand';
import { openFirestore } from '@anunturi/shared-auth/firebase';
import { parseDocument } from '@anunturi/shared-auth/firestore/parseDocument';
import { withMarketErrors } from '@anunturi/shared-auth/firestore/toMarketError';
import type { CommandResult } from '@anunturi/shared-domain/commands/commands';
import type { EmailTemplateId } from '@anunturi/shared-domain/emails/emailTemplates';
import type { EmailWords } from '@anunturi/shared-domain/emails/emailWords';
import {
  type EmailWordSettings,
  emailWordSettingsSchema,
} from '@anunturi/shared-domain/emails/emailWordSettings';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { MarketError } from '@anunturi/shared-domain/site/marketError';

/** The words that were changed, by e-mail; `updatedAtMs` is what a save must still find (0: none was ever changed). */
export type ReadEmailWords = { words: EmailWordSettings['words']; updatedAtMs: number };

/** @throws MarketError unavailable, offline */
export function readEmailWords(): Promise<ReadEmailWords> {
  return withMarketErrors(async () => {
    const { db, doc, getDoc } = await openFirestore();
    const found = await getDoc(doc(db, documentPaths.emailWords));
    if (!found.exists()) return { words: {}, updatedAtMs: 0 };
    const parsed = parseDocument(emailWordSettingsSchema, found);
    if (!parsed) throw new MarketError('unavailable', 'Textele păstrate nu pot fi citite.');
    return { words: parsed.words, updatedAtMs: parsed.updatedAt.getTime() };
  });
}

/**
 * Gives an e-mail other words, or its own again.
 * @throws MarketError invalidInput with what is wrong, by part; changedElsewhere, notAllowed, offline, unavailable
 */
export async function changeEmailWords(
  template: EmailTemplateId,
  words: EmailWords | undefined,
  readAtMs: number,
): Promise<void> {
  await callCommand('changeEmailWords', { template, ...(words && { words }), readAtMs });
}

export type EmailPreviewed = CommandResult<'previewEmail'>;

/** An e-mail with words that are not saved, as it would go out. @throws MarketError invalidInput, as above */
export const previewEmail = (
  template: EmailTemplateId,
  words: EmailWords,
): Promise<EmailPreviewed> => callCommand('previewEmail', { template, words });
