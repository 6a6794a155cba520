import { COMPANY_NAME_MAX } from '../site/limits';
import type { ProfileFields } from './profile';

const DECLARED = ' (nume declarat)';

/**
 * The name under which a person stands where nothing else can tell a firm's that nobody has confirmed: in conversations, e-mails,
 * notifications, titles of pages and what machines read. It is told apart within the name.
 */
export function markedName(
  name: string,
  { isFirm, isConfirmed }: { isFirm: boolean; isConfirmed: boolean },
): string {
  return isFirm && !isConfirmed
    ? name.slice(0, COMPANY_NAME_MAX - DECLARED.length) + DECLARED
    : name;
}

/** A seller's marked name, a firm's under its own. */
export const markedSellerName = ({
  displayName,
  companyName,
  sellerType,
  companyConfirmed,
}: Pick<
  ProfileFields,
  'displayName' | 'companyName' | 'sellerType' | 'companyConfirmed'
>): string =>
  markedName(companyName ?? displayName, {
    isFirm: sellerType === 'company',
    isConfirmed: companyConfirmed === true,
  });
