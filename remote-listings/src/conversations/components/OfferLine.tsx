import {
  type CurrentOffer,
  type Offer,
  type OfferAnswer,
  offerStates,
} from '@anunturi/shared-domain/people/offer';
import { formatOffer } from '@anunturi/shared-domain/people/offerTexts';
import { Badge } from '@anunturi/shared-ui/display/Badge';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { Cluster } from '@anunturi/shared-ui/layout/Stack';

const tones = {
  open: 'brand',
  accepted: 'good',
  declined: 'neutral',
  withdrawn: 'neutral',
} as const;

export type OfferActs = {
  /** How the last offer of the conversation stands, as far as it is known. */
  current: CurrentOffer | undefined;
  busy: boolean;
  /** Absent where nothing can be answered: the other person is blocked, or gone. */
  onAnswer?: ((messageId: string, answer: OfferAnswer) => void) | undefined;
};
type Props = OfferActs & { messageId: string; offer: Offer; isMine: boolean; isReplaced: boolean };

/** How the offer of a message stands, with what its reader may do about it. */
export function OfferLine({ messageId, offer, isMine, isReplaced, current, ...acts }: Props) {
  if (isReplaced) return <Badge>Înlocuită</Badge>;
  if (current?.messageId !== messageId) return null;
  const { state } = current;
  const { busy, onAnswer } = acts;
  const sum = formatOffer(offer);
  const button = (answer: OfferAnswer, label: string, isFirst = false) => (
    <Button
      size="small"
      variant={isFirst ? 'primary' : 'secondary'}
      busy={busy}
      aria-label={`${label}: ${sum}`}
      onClick={() => onAnswer?.(messageId, answer)}
    >
      {label}
    </Button>
  );
  if (state !== 'open' || !onAnswer) return <Badge tone={tones[state]}>{offerStates[state]}</Badge>;
  return (
    <Cluster>
      {isMine ? (
        <>
          <Badge tone={tones.open}>{offerStates.open}</Badge>
          {button('withdraw', 'Retrageți oferta')}
        </>
      ) : (
        <>
          {button('accept', 'Acceptați', true)}
          {button('decline', 'Refuzați')}
        </>
      )}
    </Cluster>
  );
}
