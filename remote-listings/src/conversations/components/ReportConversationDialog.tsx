import { useSession } from '@anunturi/shared-auth/session';
import { otherParticipant } from '@anunturi/shared-domain/people/conversation';
import { DISPLAY_NAME_MAX, REPORT_EXPLANATION_MAX } from '@anunturi/shared-domain/site/limits';
import { links } from '@anunturi/shared-domain/site/links';
import { CheckboxField } from '@anunturi/shared-ui/fields/CheckboxField';
import { useForm } from 'react-hook-form';
import { ReportForm, type TypedReport, blankReport } from '#components/ReportForm';
import {
  type ConversationView,
  type ConversationMessage,
  quoteMessages,
} from '#domain/conversation';

/** Room for the person's own words; the quotation takes the rest. */
const OWN_WORDS_MAX = 900;
const QUOTE_TITLE = '\n\nMesaje primite:\n';

/** A notice about what somebody wrote; moderators see of a conversation only what is quoted here. */
export function ReportConversationDialog({
  conversation,
  uid,
  messages,
  onClose,
}: {
  conversation: ConversationView;
  uid: string;
  messages: readonly ConversationMessage[];
  onClose(): void;
}) {
  const { user } = useSession();
  const other = otherParticipant(conversation, uid);
  const quotation = quoteMessages(
    messages,
    other.uid,
    REPORT_EXPLANATION_MAX - OWN_WORDS_MAX - QUOTE_TITLE.length,
  );
  const form = useForm<TypedReport>({
    defaultValues: { ...blankReport, quote: true },
    shouldFocusError: false, // the form does it
  });
  return (
    <ReportForm
      title={`Raportați conversația cu ${other.name}`}
      form={form}
      explanationMax={OWN_WORDS_MAX}
      send={({ ground, explanation, quote = false }) => ({
        target: 'conversation',
        targetId: conversation.id,
        url: links.listing({ slug: conversation.listingSlug, id: conversation.listingId }),
        title: `${other.name}: ${conversation.listingTitle}`.slice(0, 120),
        ground,
        explanation: explanation.trim() + (quote && quotation ? QUOTE_TITLE + quotation : ''),
        reporterName: (user?.displayName ?? user?.email ?? '').slice(0, DISPLAY_NAME_MAX),
        reporterEmail: user?.email ?? '',
        showMessages: quote && quotation !== '',
      })}
      onClose={onClose}
    >
      {quotation && (
        <CheckboxField
          label="Alătur ultimele mesaje primite, cu fotografiile din ele"
          hint="Moderatorii nu pot citi conversația; văd numai ce alăturați."
          {...form.register('quote')}
        />
      )}
      <p>Răspunsul vine la {user?.email}.</p>
    </ReportForm>
  );
}
