import { COMPANY_NAME_MAX } from '@anunturi/shared-domain/site/limits';

const DECLARED = ' (nume declarat)';

/**
 * The name under which a person stands in a conversation, its e-mails and notifications. A firm's that nobody has confirmed is told apart
 * within the name, so that no place can show it without.
 */
export function nameInConversation(
  name: string,
  { isFirm, isConfirmed }: { isFirm: boolean; isConfirmed: boolean },
): string {
  return isFirm && !isConfirmed
    ? name.slice(0, COMPANY_NAME_MAX - DECLARED.length) + DECLARED
    : name;
}
