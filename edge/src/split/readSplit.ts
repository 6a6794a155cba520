import { ExpectedFailure } from '@anunturi/shared-contract/program/ExpectedFailure';
import { readOrigin } from '@anunturi/shared-contract/program/readOrigin';
import type { Split } from './Split';

type Environment = { SITE_ORIGIN: string } & Partial<
  Record<'ADMIN_ORIGIN' | 'PUBLIC_ORIGIN', string>
>;

/**
 * Which part of a site a server answers for: ADMIN_ORIGIN alone makes it the public one; with the server's own address for
 * ADMIN_ORIGIN, the pages for administrators, and PUBLIC_ORIGIN says where the others are. Undefined where the site is not split.
 * @throws ExpectedFailure when that is said wrongly
 */
export function readSplit({
  SITE_ORIGIN,
  ADMIN_ORIGIN,
  PUBLIC_ORIGIN,
}: Environment): Split | undefined {
  if (!ADMIN_ORIGIN) return undefined;
  const admin = readOrigin(ADMIN_ORIGIN, 'ADMIN_ORIGIN');
  if (admin !== readOrigin(SITE_ORIGIN)) return { serves: 'public', otherOrigin: admin };
  if (PUBLIC_ORIGIN && readOrigin(PUBLIC_ORIGIN, 'PUBLIC_ORIGIN') !== admin)
    return { serves: 'admin', otherOrigin: readOrigin(PUBLIC_ORIGIN, 'PUBLIC_ORIGIN') };
  throw new ExpectedFailure(
    'The server of ADMIN_ORIGIN does not know where the public site is.',
    'Set PUBLIC_ORIGIN to another address: https://your-domain.',
    2,
  );
}
