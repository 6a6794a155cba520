import { formatDateTime } from '@anunturi/shared-domain/formats/formatDate';
import { links } from '@anunturi/shared-domain/site/links';
import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';
import { LoadState } from '@anunturi/shared-ui/feedback/LoadState';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import { Link } from '@anunturi/shared-ui/navigation/Link';
import { readAppealedUsers } from '#data/users/readAppealedUsers';

/** Suspensions that their people appealed against; they are answered beside the person. */
export function SuspensionAppeals() {
  const found = useLoad('admin users appealed', readAppealedUsers);
  return (
    <LoadState
      of={found}
      skeleton={<></>}
      failedTitle="Contestațiile suspendărilor nu au putut fi încărcate"
    >
      {(people) =>
        people.length > 0 && (
          <Notice tone="warn" title="Suspendări contestate">
            <ul>
              {people.map(({ id, displayName, blockAppealedAt }) => (
                <li key={id}>
                  <Link to={links.adminUsers(id)}>{displayName}</Link>
                  {blockAppealedAt && `, ${formatDateTime(blockAppealedAt)}`}
                </li>
              ))}
            </ul>
          </Notice>
        )
      }
    </LoadState>
  );
}
