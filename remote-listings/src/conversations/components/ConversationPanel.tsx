import { otherParticipant } from '@anunturi/shared-domain/people/conversation';
import type { LiveNews } from '@anunturi/shared-domain/people/live';
import { ButtonLink } from '@anunturi/shared-ui/actions/Button';
import { EmptyState } from '@anunturi/shared-ui/feedback/EmptyState';
import { LoadState } from '@anunturi/shared-ui/feedback/LoadState';
import { Skeleton } from '@anunturi/shared-ui/feedback/Skeleton';
import { useTitle } from '@anunturi/shared-runtime/navigation/useTitle';
import { useConversation } from '#data/conversations/useConversations';
import type { ConversationView } from '#domain/conversation';
import { conversationLink } from '../domain/conversationLink';
import { OpenConversation } from './OpenConversation';

type Props = {
  uid: string;
  conversationId: string;
  listingId: string | undefined;
  known: ConversationView | undefined;
  onRead(conversationId: string): void;
  /** What waits beside it, as it comes; null when that comes no more by itself. */
  onNews(news: LiveNews | null): void;
};

/** One conversation: who and about what, its messages, and the field for the next one. */
export function ConversationPanel({ conversationId, known, ...props }: Props) {
  const { uid, listingId } = props;
  const loaded = useConversation(uid, conversationId);
  const conversation =
    known ?? (loaded.state === 'ready' ? (loaded.value ?? undefined) : undefined);
  useTitle(
    conversation
      ? `${otherParticipant(conversation, uid).name}: ${conversation.listingTitle}`
      : 'Mesaje',
  );
  if (!conversation && loaded.state === 'ready') {
    return (
      <EmptyState
        title="Conversația nu există"
        action={
          <ButtonLink to={conversationLink(undefined, listingId)}>Înapoi la mesaje</ButtonLink>
        }
      >
        Poate ați intrat cu alt cont decât cel care a scris.
      </EmptyState>
    );
  }
  if (!conversation) return <LoadState of={loaded}>{() => <Skeleton lines={6} />}</LoadState>;
  return <OpenConversation conversation={conversation} {...props} />;
}
