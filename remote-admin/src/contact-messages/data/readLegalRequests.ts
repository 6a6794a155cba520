import { type LegalRequest, legalRequestSchema } from '@anunturi/shared-domain/people/legalRequest';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { type Cursor, type Page, readPage } from '@anunturi/shared-auth/firestore/readPage';

/** A page of the register, what came last first. */
export const readLegalRequests = (after: Cursor | null): Promise<Page<LegalRequest>> =>
  readPage(
    {
      path: documentPaths.legalRequests,
      schema: legalRequestSchema,
      filters: [],
      order: [['receivedAt', 'desc']],
      size: 50,
    },
    after,
  );
